import type { Session } from '@overtone/client/session/session';
import { waveformCurve } from '@overtone/domain/figure/waveform-curve';
import { keepUnits } from '@overtone/domain/frequency/keep-units';
import { MODULATION_RANGE_TEXT } from '@overtone/domain/frequency/modulation-range';
import { rhythmProblem } from '@overtone/domain/session/rhythm-problem';
import { WAVEFORMS } from '@overtone/domain/session/settings';
import { Choice } from '../controls/choice.tsx';
import { HzField } from '../controls/hz-field.tsx';
import { Plot } from '../figure/plot.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { useSettingsInForce } from './use-settings-in-force.tsx';

const WAVEFORM_OPTIONS = WAVEFORMS.map((waveform) => ({
  value: waveform,
  name: waveform,
  content: (
    <span className="grid justify-items-center gap-1.5 py-2">
      <Plot curve={waveformCurve(waveform)} className="h-3.5 w-9" />
      <span className="text-note">{waveform}</span>
    </span>
  ),
}));

/** Both rhythms and the shape of their pulse. */
export function RhythmSettings({ session }: { readonly session: Session }) {
  const { settings, lead } = useSettingsInForce(session);
  const { globalModulationHz, centerModulationHz, waveform } = settings;
  return (
    <SettingsGroup title="Rhythm">
      <div className="grid grid-cols-2 gap-4">
        <HzField
          name="globalModulationHz"
          label="Slow rhythm"
          hint={keepUnits(
            `Whole screen and tone. ${MODULATION_RANGE_TEXT}, slower than the fast one. Leave empty for none.`,
          )}
          value={globalModulationHz}
          problemOf={(hz) => rhythmProblem('slow', hz, centerModulationHz)}
          isDisabled={lead !== null}
          onChange={(hz) => session.setRhythms({ globalModulationHz: hz })}
        />
        <HzField
          name="centerModulationHz"
          label="Fast rhythm"
          hint={keepUnits(
            `Centre of the screen. ${MODULATION_RANGE_TEXT}, faster than the slow one. Leave empty for none.`,
          )}
          value={centerModulationHz}
          problemOf={(hz) => rhythmProblem('fast', hz, globalModulationHz)}
          isDisabled={lead !== null}
          onChange={(hz) => session.setRhythms({ centerModulationHz: hz })}
        />
      </div>
      <Choice
        label="Waveform"
        options={WAVEFORM_OPTIONS}
        value={waveform}
        isDisabled={lead !== null}
        onChange={session.setWaveform}
      />
    </SettingsGroup>
  );
}
