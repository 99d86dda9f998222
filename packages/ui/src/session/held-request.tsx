import { useStore } from '@nanostores/react';
import type { HeldRequest as Held, RequestKind } from '@overtone/client/session/held-requests';
import type { Session } from '@overtone/client/session/session';
import { Button } from '../controls/button.tsx';
import { NoticePlace } from '../controls/notice-place.tsx';
import { Notice } from '../controls/notice.tsx';

const DO_IT: Readonly<Record<RequestKind, string>> = {
  suggestion: 'Set it now',
  program: 'Start it now',
};

const TITLES: Readonly<Record<Held['stage'], string>> = {
  asked: 'A self-test session is running',
  kept: 'Kept for after the self-test session',
  due: 'Kept for after the self-test session',
  ended: 'The self-test session has ended',
};

const WORDS: Readonly<Record<Held['stage'], string>> = {
  asked:
    'What you ask for is kept until it ends. If you end it before it has played long enough to count, its pair is lost.',
  kept: 'What you asked for waits until it ends.',
  due: 'You asked for it while the session ran.',
  ended: 'What was set just now could not wait: your safety comes before a test.',
};

/** What was asked for while a session of a blind self-test runs, and what may become of it. */
export function HeldRequest({ session: { held } }: { readonly session: Pick<Session, 'held'> }) {
  const now = useStore(held.$held);
  return <NoticePlace>{now && <HeldNotice held={held} now={now} />}</NoticePlace>;
}

interface HeldNoticeProps extends Pick<Session, 'held'> {
  readonly now: Held;
}

function HeldNotice({ held, now: { kind, stage } }: HeldNoticeProps) {
  return (
    <Notice
      // What is said anew is read out anew.
      key={stage}
      title={TITLES[stage]}
      {...(stage === 'ended' && { onDismiss: held.leave })}
    >
      <p>{WORDS[stage]}</p>
      {stage !== 'ended' && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          {stage === 'asked' && (
            <>
              <Button tone="solid" onPress={held.keep}>
                Keep it for afterwards
              </Button>
              <Button onPress={held.doNow}>End the session</Button>
            </>
          )}
          {stage === 'due' && (
            <Button tone="solid" onPress={held.doNow}>
              {DO_IT[kind]}
            </Button>
          )}
          {stage !== 'asked' && (
            <Button tone="quiet" onPress={held.leave}>
              Leave it
            </Button>
          )}
        </p>
      )}
    </Notice>
  );
}
