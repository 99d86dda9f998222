import { useStore } from '@nanostores/react';
import type { SessionParts } from '../session/session-parts.ts';
import { lightSentence } from '../signal/delivered-sentences.ts';
import { useSignal } from '../signal/use-signal.ts';

/** Below this, people rarely notice that light and sound are apart. */
const UNNOTICED_OFFSET_MS = 20;

/** Why light is not as asked, where it is not, and while the session runs, whether light and sound agree. */
export function DeliveredNote({ session, output }: SessionParts) {
  const isOn = useStore(session.$isOn);
  const { plan, refreshHz, light } = useStore(session.$engine);
  const { showsLight } = useStore(output.$choice);
  const isLit = showsLight && light !== 'unavailable';
  const reading = useSignal(session, isOn && isLit);
  const offsetMs = reading?.lightSoundOffsetMs ?? null;
  const sentences = isLit
    ? [lightSentence(plan.centre, refreshHz), lightSentence(plan.global, refreshHz)]
    : ['Light is off; the sound runs as asked.'];
  if (offsetMs !== null) sentences.push(agreement(Math.abs(offsetMs)));
  return (
    // What is measured changes by itself; it must not be read out each time.
    <div aria-live="off" className="grid text-small text-muted empty:hidden">
      {sentences.map((sentence) => sentence !== null && <p key={sentence}>{sentence}</p>)}
    </div>
  );
}

function agreement(offsetMs: number): string {
  return offsetMs < UNNOTICED_OFFSET_MS
    ? `Light and sound agree within ${UNNOTICED_OFFSET_MS} ms.`
    : `Light and sound are ${Math.round(offsetMs)} ms apart.`;
}
