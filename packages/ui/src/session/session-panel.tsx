import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { Disclosure } from '../controls/disclosure.tsx';
import { Later } from '../controls/later.tsx';
import { Switch } from '../controls/switch.tsx';
import { SafetyNotices } from '../safety/safety-notices.tsx';
import { SignalCheck } from '../signal/signal-check.tsx';
import { CurrentOptimization } from './current-optimization.tsx';
import { IntensitySlider } from './intensity-slider.tsx';
import { LightSettings } from './light-settings.tsx';
import { OutputNotices } from './output-notices.tsx';
import { RhythmSettings } from './rhythm-settings.tsx';
import type { SessionParts } from './session-parts.ts';
import { SoundSettings } from './sound-settings.tsx';

/** The session's controls, top to bottom as the signal flows: the pair, how strong, sound, what is delivered. */
export function SessionPanel({ session, output }: SessionParts) {
  const headingId = useId();
  const isWanted = useStore(session.$isWanted);
  const { showsLight } = useStore(output.$choice);
  return (
    <section aria-labelledby={headingId} className="grid gap-6">
      <header className="flex items-center justify-between gap-4">
        <h2 id={headingId} className="text-title">
          Session Controls
        </h2>
        <div className="flex items-center gap-3">
          {!showsLight && <span className="text-small text-muted">Sound only</span>}
          <Switch
            size="large"
            aria-label={showsLight ? 'Light and sound' : 'Sound only'}
            isOn={isWanted}
            onChange={(on) => (on ? session.turnOn() : session.turnOff())}
          />
        </div>
      </header>
      <OutputNotices session={session} />
      <SafetyNotices output={output} />
      <CurrentOptimization session={session} />
      <IntensitySlider session={session} />
      <div className="border-y border-rule">
        <Disclosure title="Fine-tune Performance">
          <Later>
            <RhythmSettings session={session} />
            <LightSettings session={session} output={output} />
            <SoundSettings session={session} />
          </Later>
        </Disclosure>
      </div>
      <SignalCheck session={session} output={output} />
    </section>
  );
}
