import { useStore } from '@nanostores/react';
import { Button } from '../controls/button.tsx';
import { Switch } from '../controls/switch.tsx';
import { MeetingToggle } from '../safety/meeting-toggle.tsx';
import { IntensitySlider } from './intensity-slider.tsx';
import type { SessionParts } from './session-parts.ts';

/**
 * What must stay in reach wherever the page is scrolled to: on and off, intensity, the meeting, and the way to end it
 * all.
 */
export function SessionBar({ session, output }: SessionParts) {
  const isWanted = useStore(session.$isWanted);
  return (
    <fieldset aria-label="Quick controls" className="flex min-w-0 items-center gap-3 sm:gap-4">
      <Switch
        size="large"
        aria-label="Session on or off"
        isOn={isWanted}
        onChange={(on) => (on ? session.turnOn() : session.turnOff())}
      />
      <div className="min-w-0 flex-1">
        <IntensitySlider session={session} label="Strength" isBare />
      </div>
      <MeetingToggle output={output} />
      <Button onPress={session.stopEverything}>
        <span>
          Stop<span className="hidden sm:inline"> (Esc)</span>
        </span>
      </Button>
    </fieldset>
  );
}
