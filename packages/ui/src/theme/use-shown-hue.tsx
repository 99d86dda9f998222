import { useStore } from '@nanostores/react';
import { hueOutsideRed } from '@overtone/domain/colour/guarded-hue';
import type { Degrees } from '@overtone/domain/units';
import type { SessionParts } from '../session/session-parts.ts';
import { useSealedSettings } from '../session/use-sealed-settings.tsx';

/** The hue that light really has where `hue` is set: Flash guard keeps it out of saturated red. */
export function useShownHue(hue: Degrees, output: SessionParts['output']): Degrees {
  const { flashGuard } = useStore(output.$choice);
  return flashGuard ? hueOutsideRed(hue) : hue;
}

/** The hue that light has of a session, or would have. */
export function useSessionHue({ session, output }: SessionParts): Degrees {
  return useShownHue(useSealedSettings(session).settings.visualHue, output);
}
