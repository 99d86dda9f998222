import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { Disclosure } from '../controls/disclosure.tsx';
import { Later } from '../controls/later.tsx';
import { CurrentOptimization } from './current-optimization.tsx';
import { LightSettings } from './light-settings.tsx';
import { RhythmSettings } from './rhythm-settings.tsx';
import type { SessionParts } from './session-parts.ts';
import { SoundSettings } from './sound-settings.tsx';

/** What the panel is given. */
export interface SessionPanelProps extends SessionParts {
  /** Whether the fine-tuning lies open at first, where the panel has a place of its own. */
  readonly startsUnfolded?: boolean;
}

/** What is tuned of a session, beside what its bar holds: the pair in force, and everything it is made of. */
export function SessionPanel({ session, output, startsUnfolded = false }: SessionPanelProps) {
  const headingId = useId();
  const isSealed = useStore(session.program.$isBlind);
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="sr-only">
        Tune
      </h2>
      <CurrentOptimization session={session} />
      {isSealed && (
        <output className="max-w-prose border-l-2 border-accent pl-4 text-small">
          A self-test session plays what was sealed with it, so rhythm, waveform, strength, colour,
          pulse style and sound stay as they are until it ends. The volume is still yours. The tint
          and Flash guard can be switched at any time; while one of them is not as it was at the
          start, no time counts.
        </output>
      )}
      <div className="border-b border-rule">
        <Disclosure title="Fine-tune Performance" startsUnfolded={startsUnfolded}>
          <Later>
            <RhythmSettings session={session} />
            <LightSettings session={session} output={output} />
            <SoundSettings session={session} />
          </Later>
        </Disclosure>
      </div>
    </section>
  );
}
