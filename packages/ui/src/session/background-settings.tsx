import type { Session } from '@overtone/client/session/session';
import {
  BACKGROUND_SOUND_LABELS,
  BACKGROUND_SOUND_TYPES,
  NATURE_TRACKS,
} from '@overtone/domain/session/background-sounds';
import { Choice } from '../controls/choice.tsx';
import { Select } from '../controls/select.tsx';
import { SettingSlider } from '../controls/slider.tsx';
import { useCalmly } from '../page/calm-panels.tsx';
import { percent } from '@overtone/domain/session/percent';
import { useSettingsInForce } from './use-settings-in-force.tsx';

const SOUND_OPTIONS = BACKGROUND_SOUND_TYPES.map((type) => ({
  value: type,
  name: BACKGROUND_SOUND_LABELS[type],
}));

/** What plays behind the tone, and how loud. */
export function BackgroundSettings({ session }: { readonly session: Session }) {
  const { settings, lead } = useSettingsInForce(session);
  const { backgroundSoundType, ambientTrack, backgroundVolume } = settings;
  const hasTrack = useCalmly(backgroundSoundType === 'ambient');
  return (
    <>
      <Choice
        label="Background sound"
        options={SOUND_OPTIONS}
        value={backgroundSoundType}
        isDisabled={lead !== null}
        onChange={session.setBackgroundSound}
      />
      {hasTrack && (
        <Select
          label="Nature Track"
          options={NATURE_TRACKS}
          value={ambientTrack}
          isDisabled={lead !== null || backgroundSoundType !== 'ambient'}
          onChange={session.setTrack}
        />
      )}
      <SettingSlider
        name="backgroundVolume"
        label="Background volume"
        value={backgroundVolume}
        onChange={session.setBackgroundVolume}
        format={{ style: 'percent', maximumFractionDigits: 1 }}
        written={percent}
        isDisabled={backgroundSoundType === 'off'}
      />
    </>
  );
}
