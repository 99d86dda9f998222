import { useStore } from '@nanostores/react';
import { FlashGuardSetting } from '../safety/flash-guard-setting.tsx';
import { LightSwitch } from '../safety/light-switch.tsx';
import { PulseStyleSetting } from '../safety/pulse-style-setting.tsx';
import { HeldPulse } from './held-pulse.tsx';
import { HueSetting } from './hue-setting.tsx';
import type { SessionParts } from './session-parts.ts';
import { SettingsGroup } from './settings-group.tsx';

/** Everything that is seen: whether there is light, its colour, how it pulses, and how far. */
export function LightSettings({ session, output }: SessionParts) {
  const isSealed = useStore(session.program.$isBlind);
  return (
    <SettingsGroup title="Light">
      <LightSwitch output={output} />
      <HueSetting session={session} output={output} />
      <PulseStyleSetting output={output} isSealed={isSealed} />
      <FlashGuardSetting output={output} />
      <HeldPulse session={session} output={output} />
    </SettingsGroup>
  );
}
