import { LEFT_PROGRAM_KEY } from '@overtone/client/session/left-program-key';
import type { HandoverRequest } from '@overtone/domain/contract/handover';
import type { SignedIn } from '@overtone/domain/contract/sign-in';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { visitStorage } from '../../platform/device-storage.ts';
import type { AccountBoot } from '../boot-account.ts';
import { afterSignInWith, goTo, withQuery } from '../go-to.ts';
import { forgetHandover } from './kept-handover.ts';
import { Narrow } from '../narrow.tsx';

const WORDS = ACCOUNT_WORDS.handover;
const BUTTON = 'min-h-11 cursor-pointer';

/** Asks before a sign-in goes to the app that began it, so that no link alone can make it happen. */
export function HandoverQuestion({
  boot,
  user,
  handover,
}: {
  readonly boot: AccountBoot;
  readonly user: SignedIn;
  readonly handover: HandoverRequest;
}) {
  const { api, account, host } = boot;
  async function leave(): Promise<void> {
    await api.signOut();
    // The next person here is not to read what was playing.
    host.storage.remove(LEFT_PROGRAM_KEY);
    account.set(null);
  }
  return (
    <Narrow title={WORDS.title} lead={WORDS.lead}>
      <p>
        <span className="block font-semibold">
          <bdi>{user.name}</bdi>
        </span>
        <span className="text-muted">{user.email}</span>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <button
          type="button"
          className={`${BUTTON_TONES.solid} ${BUTTON}`}
          onClick={() =>
            goTo(afterSignInWith('site', withQuery('/auth/success', { state: handover.state })))
          }
        >
          {WORDS.yes}
        </button>
        <button
          type="button"
          className={`${BUTTON_TONES.line} ${BUTTON}`}
          onClick={() => {
            forgetHandover(visitStorage());
            goTo('/account');
          }}
        >
          {WORDS.no}
        </button>
        <button
          type="button"
          className={`${BUTTON_TONES.quiet} cursor-pointer`}
          onClick={() => void leave()}
        >
          {WORDS.other}
        </button>
      </div>
    </Narrow>
  );
}
