import { useStore } from '@nanostores/react';
import { GUARDED_HUES } from '@overtone/domain/safety/flash-limits';
import type { Degrees } from '@overtone/domain/units';
import { SettingSlider } from '../controls/slider.tsx';
import { useCalmValue } from '../page/calm-panels.tsx';
import { hueAndShown, hueWords, shownInstead } from '../theme/hue-words.ts';
import { useSetHue } from '../theme/use-shown-hue.tsx';
import type { SessionParts } from './session-parts.ts';
import { useSettingsInForce } from './use-settings-in-force.tsx';

const WHEEL = 360;

/** Every hue, and with Flash guard on what is shown in place of saturated red. */
const SPECTRUM = `linear-gradient(90deg in hsl longer hue, ${ink(0)}, ${ink(WHEEL)})`;
const GUARDED_SPECTRUM = `linear-gradient(90deg in hsl increasing hue, ${[
  [GUARDED_HUES.min, 0],
  [GUARDED_HUES.min, GUARDED_HUES.min],
  [GUARDED_HUES.max, GUARDED_HUES.max],
  [GUARDED_HUES.max, WHEEL],
]
  .map(([hue = 0, at = 0]) => `${ink(hue)} ${(at / WHEEL) * 100}%`)
  .join(', ')})`;

/** The colour of the light. Where Flash guard shows another than is set, it says which, and so does the scale. */
export function HueSetting({ session, output }: SessionParts) {
  const { settings, lead } = useSettingsInForce(session);
  const { visualHue } = settings;
  const { flashGuard } = useStore(output.$choice);
  const shown = useSetHue({ session, output });
  // A line more or less moves all that is below.
  const instead = useCalmValue(shown === visualHue ? null : shownInstead(shown));
  return (
    <div>
      <SettingSlider
        name="visualHue"
        label="Hue"
        value={visualHue}
        isDisabled={lead !== null}
        onChange={session.setHue}
        format={{ maximumFractionDigits: 1 }}
        written={hueWords}
        output={hueAndShown(visualHue, shown)}
        track={
          <>
            <span
              className="absolute inset-x-0 top-1/2 h-2.5 -translate-y-1/2 rounded-[2px]"
              style={{ background: flashGuard ? GUARDED_SPECTRUM : SPECTRUM }}
            />
            {shown !== visualHue && <Shown hue={shown} />}
          </>
        }
      />
      {instead !== null && <p className="text-note text-faint">{instead}</p>}
    </div>
  );
}

/** Where on the scale the hue stands that is shown in place of the one that is set. */
function Shown({ hue }: { readonly hue: Degrees }) {
  return (
    <span
      className="absolute top-1/2 h-4 w-0.5 -translate-1/2 bg-ink"
      style={{ left: `${(hue / WHEEL) * 100}%` }}
    />
  );
}

function ink(hue: number): string {
  return `hsl(${hue} 90% 55%)`;
}
