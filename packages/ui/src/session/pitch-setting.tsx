import type { Session } from '@overtone/client/session/session';
import type { Hertz } from '@overtone/domain/units';
import { DEFAULT_CARRIER_HZ } from '@overtone/domain/session/defaults';
import { PITCH_PRESETS } from '@overtone/domain/session/pitch-presets';
import { Choice } from '../controls/choice.tsx';
import { SettingSlider } from '../controls/slider.tsx';
import { useSettingsInForce } from './use-settings-in-force.tsx';

const PRESET_OPTIONS = PITCH_PRESETS.map(({ pitchHz, name }) => ({
  value: String(pitchHz),
  name: `${pitchHz} ${name}`,
  content: (
    <span className="grid py-1.5">
      <span className="figure text-small">{pitchHz}</span>
      <span className="text-note">{name}</span>
    </span>
  ),
}));

/** A pitch as it is written. */
function pitchWords(pitchHz: Hertz): string {
  return `${Number(pitchHz.toFixed(2))} Hz`;
}

/** The pitch of the tone: a slider over its whole range, and the three pitches that have names. */
export function PitchSetting({ session }: { readonly session: Session }) {
  const { settings, lead } = useSettingsInForce(session);
  const { isochronicPitch } = settings;
  const pitchHz = isochronicPitch ?? DEFAULT_CARRIER_HZ;
  const preset = PRESET_OPTIONS.find(({ value }) => value === String(pitchHz));
  return (
    <div className="grid gap-2">
      <SettingSlider
        name="isochronicPitch"
        label="Tone pitch"
        value={pitchHz}
        isDisabled={lead !== null}
        onChange={session.setPitch}
        format={{ maximumFractionDigits: 2 }}
        written={pitchWords}
      />
      <Choice
        label="Tone pitch presets"
        isLabelHidden
        options={PRESET_OPTIONS}
        value={preset?.value ?? null}
        isDisabled={lead !== null}
        onChange={(value) => session.setPitch(Number(value))}
      />
    </div>
  );
}
