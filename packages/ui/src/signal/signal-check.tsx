import { useStore } from '@nanostores/react';
import { keepUnits } from '@overtone/domain/frequency/keep-units';
import { useId, useState } from 'react';
import { Disclosure } from '../controls/disclosure.tsx';
import { useCalmValue } from '../page/calm-panels.tsx';
import type { EngineState } from '../session/engine-state.ts';
import type { SessionParts } from '../session/session-parts.ts';
import { deliveredSentences } from './delivered-sentences.ts';
import { DeliveredTable } from './delivered-table.tsx';
import { sensesNow } from './senses.tsx';
import { useHeading } from '../session/use-program-moment.tsx';
import { glideSentence } from './glide-words.tsx';
import { askedPair, glides } from './delivered-now.tsx';
import { SignalDetails } from './signal-details.tsx';
import { useDelivered } from './use-delivered.tsx';

/** What the check is given. */
export interface SignalCheckProps extends SessionParts {
  /** Whether how it is known lies open at first, where the check has a place of its own. */
  readonly startsUnfolded?: boolean;
}

/** "Signal check"; nothing of a blind session, whose order would be told by it. */
export function SignalCheck(parts: SignalCheckProps) {
  const headingId = useId();
  const engine = useDelivered(parts.session);
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h2 id={headingId} className="text-title">
        Signal check
      </h2>
      {engine === null ? (
        <p className="text-small text-muted">
          Hidden until the self-test ends. Flash guard and every other limit hold as always.
        </p>
      ) : (
        <ShownSignal {...parts} engine={engine} />
      )}
    </section>
  );
}

/** What light and sound really do beside what was asked for, and unfolded, how that is known. */
function ShownSignal({
  session,
  output,
  engine,
  startsUnfolded = false,
}: SignalCheckProps & { readonly engine: EngineState }) {
  const [isUnfolded, setIsUnfolded] = useState(startsUnfolded);
  const isOn = useStore(session.$isOn);
  const { showsLight } = useStore(output.$choice);
  const inMeeting = useStore(output.$inMeeting);
  const heading = useHeading(session.program, isOn && glides(engine.plan));
  const glide = heading && glideSentence(askedPair(engine.plan), heading);
  const sentences = deliveredSentences(engine, { showsLight, inMeeting, isOn });
  // More or fewer of them move all that is below.
  const shown = useCalmValue(sentences.join('\n'));
  return (
    <>
      <DeliveredTable plan={engine.plan} senses={sensesNow(engine, { showsLight, isOn })} />
      {glide !== null && <p className="text-small text-muted">{keepUnits(glide)}</p>}
      {shown.split('\n').map((sentence) => (
        <p key={sentence} className="text-small text-muted">
          {keepUnits(sentence)}
        </p>
      ))}
      <div className="border-b border-rule">
        <Disclosure
          title="Waveform, swing and timing"
          startsUnfolded={startsUnfolded}
          onUnfold={setIsUnfolded}
        >
          {isUnfolded && <SignalDetails session={session} output={output} />}
        </Disclosure>
      </div>
    </>
  );
}
