import { createApiClient } from '@overtone/client/api/api-client';
import { type ArticleReader, createArticleReader } from '@overtone/client/article/article-reader';
import { type Assistant, createAssistant } from '@overtone/client/assistant/assistant';
import type { Who } from '@overtone/client/account/account-store';
import type { FollowedCalendar } from '@overtone/client/calendar/follow-calendar';
import type { Host } from '@overtone/client/platform/host';
import { lateLoad } from '@overtone/client/loading/late-load';
import { tellOrdinaryPlay } from '@overtone/client/self-test/ordinary-play';
import { followOtherTab } from '@overtone/client/self-test/other-tab';
import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import { type Checklist, createChecklist } from '@overtone/client/session/checklist';
import { createReadingTimer, type ReadingTimer } from '@overtone/client/session/reading-timer';
import {
  createInterfaceStore,
  type InterfaceStore,
} from '@overtone/client/settings-sync/interface-store';
import { loadedPrograms } from '@overtone/client/program-sync/load-programs';
import type { ProgramHome } from '@overtone/client/program-sync/program-home';
import type { ChangeStream } from '@overtone/client/settings-sync/change-stream';
import type { LimitView } from '@overtone/client/usage/limit-view';
import type { RatingAsker } from '@overtone/client/usage/rating-asker';
import { MAX_USER_QUERY_LENGTH } from '@overtone/domain/contract/suggestion-request';
import type { OfferId } from '@overtone/domain/offers/offers';
import type { BegunDemo } from './welcome/begin-demo.ts';
import { browserSignInWindow, type SignInWindow } from './header/sign-in-window.ts';
import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';

/** Everything that the demo remembers and does. */
export interface DemoStores extends Pick<BegunDemo, 'session' | 'output'> {
  readonly assistant: Assistant;
  readonly checklist: Checklist;
  readonly reader: ArticleReader;
  readonly readingTimer: ReadingTimer;
  /** Who sits here, once that has been found out. */
  readonly $who: WritableAtom<Who>;
  /** Whether the account that was signed in here turned out to be deleted. */
  readonly $isAccountGone: WritableAtom<boolean>;
  /** The offer that they can buy; null where nothing can be bought, and while it is not known. */
  readonly $offerId: WritableAtom<OfferId | null>;
  readonly signInWindow: SignInWindow;
  /** How the page looks to them, and what it asks. */
  readonly look: InterfaceStore;
  /** The calendar of whoever sits here; null until that is known. */
  readonly $calendar: WritableAtom<FollowedCalendar | null>;
  /** Asks a member for ratings; null for a visitor. */
  readonly $asker: WritableAtom<RatingAsker | null>;
  /** Their self-tests, once they have been looked at or one is known to run; null before. */
  readonly $selfTests: WritableAtom<SelfTests | null>;
  /** Whether a session of a self-test plays in another tab, which whatever is played here would mix into. */
  readonly $otherTab: ReadableAtom<boolean>;
  /** Their daily limit; null where there is none. */
  readonly $limit: WritableAtom<LimitView | null>;
  /** Hears what changed on other pages of an account, whose id it is given; loaded at the first call. */
  readonly changes: () => Promise<(person: string) => ChangeStream>;
  /** Where the programs of whoever sits here are kept; loaded at the first call. */
  readonly programs: () => Promise<ProgramHome>;
  readonly host: Host;
}

/** Joins the demo's stores on a host and a session that has begun. */
export function createDemoStores(
  host: Host,
  { session, output }: Pick<BegunDemo, 'session' | 'output'>,
): DemoStores {
  const api = createApiClient(host);
  const $who = atom<Who>({ kind: 'unknown' });
  const changes = lateLoad(() => loadChanges(host));
  const locks = globalThis.navigator.locks ?? null;
  tellOrdinaryPlay({ session, output, host, locks });
  return {
    session,
    output,
    assistant: createAssistant({ api, session, output, host }),
    checklist: createChecklist(session),
    reader: createArticleReader({ api, host }),
    readingTimer: createReadingTimer(session, host),
    $who,
    $isAccountGone: atom(false),
    signInWindow: browserSignInWindow(),
    look: createInterfaceStore(host.storage),
    $calendar: atom<FollowedCalendar | null>(null),
    $asker: atom<RatingAsker | null>(null),
    $offerId: atom<OfferId | null>(null),
    $selfTests: atom<SelfTests | null>(null),
    $otherTab: followOtherTab({ session, host, locks }).$plays,
    $limit: atom<LimitView | null>(null),
    changes,
    programs: loadedPrograms({ host, changes, $person: computed($who, personOf) }),
    host,
  };
}

/** Puts the task that the page's address names, if any, into the assistant's field. */
export function takeTask({ assistant }: Pick<DemoStores, 'assistant'>, search: string): void {
  const task = new URLSearchParams(search).get('task');
  if (task !== null) assistant.setInput(task.slice(0, MAX_USER_QUERY_LENGTH));
}

/** Id of the account of whoever sits here; null without one, and while that is not known. */
function personOf(who: Who): string | null {
  return who.kind === 'member' ? who.user.id : null;
}

async function loadChanges(host: Host): Promise<(person: string) => ChangeStream> {
  const { createChangeStreams } = await import('@overtone/client/settings-sync/change-stream');
  return createChangeStreams(host);
}
