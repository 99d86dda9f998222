import { useStore } from '@nanostores/react';
import type { Session } from '@overtone/client/session/session';
import { Button } from '../controls/button.tsx';
import { NoticePlace } from '../controls/notice-place.tsx';
import { useCalmArrival } from '../page/calm-panels.tsx';
import { useLead } from './use-settings-in-force.tsx';

/** Says what sets a session in the person's place, and what is still theirs. */
export function LedNotice({ session }: { readonly session: Session }) {
  const { program } = session;
  const lead = useLead(program);
  const played = useStore(program.$played);
  const isShown = useCalmArrival(lead !== null);
  return (
    <NoticePlace>
      {isShown && played !== null && (
        <Led isSelfTest={lead === 'self-test'} name={played.program.name} onStop={program.stop} />
      )}
    </NoticePlace>
  );
}

interface LedProps {
  readonly isSelfTest: boolean;
  /** Of the program. */
  readonly name: string;
  readonly onStop: () => void;
}

function Led({ isSelfTest, name, onStop }: LedProps) {
  return (
    <div className="flex max-w-prose flex-wrap items-center gap-x-5 gap-y-2 border-l-2 border-accent pl-4 text-small">
      {isSelfTest ? (
        <output>
          Rhythm, waveform, strength, colour, pulse style and sound are fixed for this session of
          the self-test: they stay as they are until it ends, and the report names a pair whose two
          sessions differed in them. The volume is still yours. The tint and Flash guard can be
          switched at any time; while one of them is not as it was at the start, no time counts.
        </output>
      ) : (
        <>
          <output className="grow basis-72">
            <bdi className="font-semibold">{name}</bdi> sets these now. Stop it to set them
            yourself. It is never louder than your own two volumes.
          </output>
          <Button onPress={onStop}>Stop it</Button>
        </>
      )}
    </div>
  );
}
