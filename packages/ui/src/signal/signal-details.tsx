import { useStore } from '@nanostores/react';
import { useCalmly } from '../page/calm-panels.tsx';
import type { SessionParts } from '../session/session-parts.ts';
import { deliveredNow } from './delivered-now.tsx';
import { sensesReached } from './senses.tsx';
import { SignalFacts } from './signal-facts.tsx';
import { SignalPlot } from './signal-plot.tsx';
import { SwingGauge } from './swing-gauge.tsx';
import { useSignal } from './use-signal.ts';

/** The live part of the signal check. While it is mounted and the session is on it reads the signal; else it rests. */
export function SignalDetails({ session, output }: SessionParts) {
  const { plan, refreshHz, light, audio } = useStore(session.$engine);
  const { showsLight, flashGuard } = useStore(output.$choice);
  const isOn = useStore(session.$isOn);
  const reading = useSignal(session, isOn);
  const { hasLight, hasSound } = sensesReached({ light, audio }, { showsLight });
  const drawsLight = useCalmly(hasLight);
  return (
    <>
      <SignalPlot
        plan={deliveredNow(plan, reading)}
        reading={reading}
        hasLight={isOn ? light === 'on' : drawsLight}
        hasSound={isOn ? audio === 'running' : hasSound}
      />
      {drawsLight && (
        <SwingGauge
          swing={plan.light.swing}
          swingLimit={plan.light.swingLimit}
          flashGuard={flashGuard}
          isOn={isOn}
        />
      )}
      <SignalFacts refreshHz={refreshHz} reading={reading} hasLight={light === 'on'} />
    </>
  );
}
