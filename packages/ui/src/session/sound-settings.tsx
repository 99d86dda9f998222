import type { Session } from '@overtone/client/session/session';
import { useStore } from '@nanostores/react';
import { Switch } from '../controls/switch.tsx';
import { BackgroundSettings } from './background-settings.tsx';
import { PitchSetting } from './pitch-setting.tsx';
import { SettingsGroup } from './settings-group.tsx';

/** Everything that is heard: the tone, and what plays behind it. */
export function SoundSettings({ session }: { readonly session: Session }) {
  const { hasOwnAudio } = useStore(session.$settings);
  const isSealed = useStore(session.program.$isBlind);
  return (
    <SettingsGroup title="Sound">
      <PitchSetting session={session} />
      <BackgroundSettings session={session} />
      <div>
        <Switch isOn={hasOwnAudio} onChange={session.setHasOwnAudio} isDisabled={isSealed}>
          I play my own audio
        </Switch>
        <p className="mt-1 text-note text-faint">
          Background sound stays silent; the tone keeps pulsing under your own music.
        </p>
      </div>
    </SettingsGroup>
  );
}
