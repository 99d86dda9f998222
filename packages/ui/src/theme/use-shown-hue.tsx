import { useStore } from '@nanostores/react';
import { hueOutsideRed } from '@overtone/domain/colour/guarded-hue';
import type { Degrees } from '@overtone/domain/units';
import type { SessionParts } from '../session/session-parts.ts';
import { usePlayedHue } from '../session/use-program-moment.tsx';
import { useSettingsInForce } from '../session/use-settings-in-force.tsx';

/** The hue that light really has where `hue` is set: Flash guard keeps it out of saturated red. */
export function useShownHue(hue: Degrees, output: SessionParts['output']): Degrees {
  const { flashGuard } = useStore(output.$choice);
  return flashGuard ? hueOutsideRed(hue) : hue;
}

/** The hue that light has of what is set for a session, or would have. */
export function useSetHue({ session, output }: SessionParts): Degrees {
  return useShownHue(useSettingsInForce(session).settings.visualHue, output);
}

/** The hue that light has of a session, or would have: of its program's, where one is taken up. */
export function useSessionHue({ session, output }: SessionParts): Degrees {
  const settings = useStore(session.$settings);
  return useShownHue(usePlayedHue(session.program, settings), output);
}
