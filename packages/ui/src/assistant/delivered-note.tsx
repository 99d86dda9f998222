import { keepUnits } from '@overtone/domain/frequency/keep-units';
import { useStore } from '@nanostores/react';
import type { SessionParts } from '../session/session-parts.ts';
import { deliveredSentences, lightSentences } from '../signal/delivered-sentences.ts';
import { sensesReached } from '../signal/senses.tsx';
import { useSignal } from '../signal/use-signal.ts';

/** Below this, people rarely notice that light and sound are apart. */
const UNNOTICED_OFFSET_MS = 20;

/** Why light or sound is not as asked, where it is not, and while the session runs, whether light and sound agree. */
export function DeliveredNote({ session, output }: SessionParts) {
  const isOn = useStore(session.$isOn);
  const engine = useStore(session.$engine);
  const isBlind = useStore(session.program.$isBlind);
  const { showsLight } = useStore(output.$choice);
  const inMeeting = useStore(output.$inMeeting);
  const { hasLight, hasSound } = sensesReached(engine, { showsLight });
  const hasBoth = hasLight && hasSound;
  const offsetMs = useSignal(session, isOn && hasBoth)?.lightSoundOffsetMs ?? null;
  if (isBlind) return null;
  const sentences = hasBoth
    ? lightSentences(engine, isOn)
    : deliveredSentences(engine, { showsLight, inMeeting, isOn });
  return (
    // What is measured changes by itself; it must not be read out each time.
    <div aria-live="off" data-measured="" className="grid text-small text-muted empty:hidden">
      {sentences.map((sentence) => (
        <p key={sentence}>{keepUnits(sentence)}</p>
      ))}
      {offsetMs !== null && <p>{keepUnits(agreement(Math.abs(offsetMs)))}</p>}
    </div>
  );
}

function agreement(offsetMs: number): string {
  return offsetMs < UNNOTICED_OFFSET_MS
    ? `Light and sound agree within ${UNNOTICED_OFFSET_MS} ms.`
    : `Light and sound are ${Math.round(offsetMs)} ms apart.`;
}
