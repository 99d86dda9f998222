import { useStore } from '@nanostores/react';
import type { SessionParts } from './session-parts.ts';

/** What more intensity does to the light while Flash guard holds its pulse. */
export const HELD_PULSE = 'Flash guard limits the pulse. More intensity only deepens the tint.';

/** Whether Flash guard holds the pulse of a light that is shown. */
export function useHeldPulse({ session, output }: SessionParts): boolean {
  const { plan } = useStore(session.$engine);
  const { showsLight } = useStore(output.$choice);
  const isBlind = useStore(session.program.$isBlind);
  return showsLight && !isBlind && plan.light.isHeld;
}

/** Says so beside the guard's own switch, where the bar has no room to say it. */
export function HeldPulse(parts: SessionParts) {
  return (
    useHeldPulse(parts) && <p className="text-note text-faint min-[84rem]:hidden">{HELD_PULSE}</p>
  );
}
