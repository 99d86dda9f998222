import { useStore } from '@nanostores/react';
import type { UnitInterval } from '@overtone/domain/units';
import type { SessionParts } from './session-parts.ts';

/** What more intensity does to the light while Flash guard holds its pulse. */
export const HELD_PULSE =
  'Flash guard holds the light’s pulse; more intensity only deepens the tint.';

/** The same where there is room for a few words. */
export const HELD_PULSE_IN_SHORT = 'Flash guard limit';

/** Whether a light is shown of which it may be told what Flash guard does to it. */
function useToldLight({ session, output }: SessionParts): boolean {
  const { showsLight } = useStore(output.$choice);
  const isBlind = useStore(session.program.$isBlind);
  return showsLight && !isBlind;
}

/** Whether Flash guard holds the pulse of a light that is shown. */
export function useHeldPulse(parts: SessionParts): boolean {
  const { plan } = useStore(parts.session.$engine);
  return useToldLight(parts) && plan.light.isHeld;
}

/** Intensity from which on Flash guard holds the pulse of a light that is shown; 1 where it does not. */
export function useHeldFrom(parts: SessionParts): UnitInterval {
  const { plan } = useStore(parts.session.$engine);
  return useToldLight(parts) ? plan.light.heldFrom : 1;
}

/** Says so beside the guard's own switch, where the bar has no room to say it. */
export function HeldPulse(parts: SessionParts) {
  return (
    useHeldPulse(parts) && <p className="text-note text-faint min-[88.5rem]:hidden">{HELD_PULSE}</p>
  );
}
