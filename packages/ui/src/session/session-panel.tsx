import { useId } from 'react';
import { Disclosure } from '../controls/disclosure.tsx';
import { Later } from '../controls/later.tsx';
import { CurrentOptimization } from './current-optimization.tsx';
import { LedNotice } from './led-notice.tsx';
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
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="sr-only">
        Tune
      </h2>
      <CurrentOptimization session={session} />
      <LedNotice session={session} />
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
