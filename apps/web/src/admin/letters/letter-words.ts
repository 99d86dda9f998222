import type {
  Letter,
  LetterAudience,
  LetterState,
  ListedLetter,
} from '@overtone/domain/contract/letters';

/** Whom a letter goes to. */
export const AUDIENCE_WORDS: Readonly<Record<LetterAudience, string>> = {
  accounts: 'To account holders',
  newsletter: 'Newsletter',
};

/** Whom exactly, said before anything is sent. */
export const AUDIENCE_MEANING: Readonly<Record<LetterAudience, string>> = {
  accounts:
    'Everybody with an account whose address is confirmed and who is not suspended. It says why they get it, and nobody can unsubscribe from it: write to account holders about their account, its terms and its prices alone.',
  newsletter:
    'Everybody who subscribed to the newsletter and has not left. Each mail carries the link that ends it.',
};

/** How a letter stands, and to how many people it has gone. */
export function stateWords({ state, sent }: Pick<ListedLetter, 'state' | 'sent'>): string {
  const words: Readonly<Record<LetterState, (many: string) => string>> = {
    draft: () => 'Draft',
    sending: (many) => `Going out, sent to ${many} so far`,
    stopped: (many) => `Stopped, sent to ${many} so far`,
    sent: (many) => `Sent to ${many}`,
  };
  return words[state](sent.toLocaleString('en'));
}

/** What a letter is called; a draft may have no subject yet. */
export function letterName({ subject }: Pick<ListedLetter, 'subject'>): string {
  return subject.trim() === '' ? 'No subject yet' : subject;
}

/** So many people. */
export function peopleWords(people: number): string {
  return people === 1 ? 'one person' : `${people.toLocaleString('en')} people`;
}

/** How long it takes to reach those who are left, at the operator's rate. */
export function timeLeftWords({
  people,
  remaining,
  waiting,
  state,
  perMinute,
}: Pick<Letter, 'people' | 'remaining' | 'waiting' | 'state' | 'perMinute'>): string {
  const left = state === 'draft' ? people : remaining + waiting;
  const minutes = Math.ceil(left / perMinute);
  if (minutes <= 1) return 'about a minute';
  if (minutes < 90) return `about ${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `about ${hours} hours` : `about ${Math.round(hours / 24)} days`;
}
