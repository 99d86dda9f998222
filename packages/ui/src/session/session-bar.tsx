import type { Session } from '@overtone/client/session/session';
import { useStore } from '@nanostores/react';
import { Button } from '../controls/button.tsx';
import { Switch } from '../controls/switch.tsx';
import { IntensitySlider } from './intensity-slider.tsx';

/** What must stay in reach wherever the page is scrolled to: on and off, intensity, and the way to end it all. */
export function SessionBar({ session }: { readonly session: Session }) {
  const isOn = useStore(session.$isOn);
  return (
    <fieldset aria-label="Quick controls" className="flex min-w-0 items-center gap-4">
      <Switch
        size="large"
        aria-label="Session on or off"
        isOn={isOn}
        onChange={(on) => (on ? session.turnOn() : session.turnOff())}
      />
      <div className="min-w-0 flex-1">
        <IntensitySlider session={session} label="Strength" isBare />
      </div>
      <Button onPress={session.stopEverything}>Stop (Esc)</Button>
    </fieldset>
  );
}
