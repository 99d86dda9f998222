import type { Session } from '@overtone/client/session/session';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { Disclosure } from '../controls/disclosure.tsx';
import { Switch } from '../controls/switch.tsx';
import { CurrentOptimization } from './current-optimization.tsx';
import { DeliveredReadout } from './delivered-readout.tsx';
import { IntensitySlider } from './intensity-slider.tsx';
import { LightSettings } from './light-settings.tsx';
import { OutputNotices } from './output-notices.tsx';
import { RhythmSettings } from './rhythm-settings.tsx';
import { SoundSettings } from './sound-settings.tsx';

/** The session's controls, top to bottom as the signal flows: the pair, how strong, sound, what is delivered. */
export function SessionPanel({ session }: { readonly session: Session }) {
  const headingId = useId();
  const isOn = useStore(session.$isOn);
  return (
    <section aria-labelledby={headingId} className="grid gap-6">
      <header className="flex items-center justify-between gap-4">
        <h2 id={headingId} className="text-title">
          Session Controls
        </h2>
        <Switch
          size="large"
          aria-label="Light and sound"
          isOn={isOn}
          onChange={(on) => (on ? session.turnOn() : session.turnOff())}
        />
      </header>
      <OutputNotices session={session} />
      <CurrentOptimization session={session} />
      <IntensitySlider session={session} />
      <div className="border-y border-rule">
        <Disclosure title="Fine-tune Performance">
          <RhythmSettings session={session} />
          <LightSettings session={session} />
          <SoundSettings session={session} />
        </Disclosure>
      </div>
      <DeliveredReadout session={session} />
    </section>
  );
}
