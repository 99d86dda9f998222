import { useStore } from '@nanostores/react';
import { usePlayedPair } from '@overtone/ui/session/use-program-moment';
import { sensesNow } from '@overtone/ui/signal/senses';
import { useDelivered } from '@overtone/ui/signal/use-delivered';
import type { DemoStores } from '../demo-stores.ts';
import { OpeningSight } from './opening-sight.tsx';

/** The page's title beside the pair that plays, or would. */
export function Opening({ session, output }: Pick<DemoStores, 'session' | 'output'>) {
  const settings = useStore(session.$settings);
  const { isOn } = settings;
  const { showsLight } = useStore(output.$choice);
  const engine = useDelivered(session);
  const senses = engine && sensesNow(engine, { showsLight, isOn });
  const centre = engine?.plan.centre;
  return (
    <OpeningSight
      pair={usePlayedPair(session.program, settings)}
      isOn={isOn}
      isBlind={engine === null}
      lightHz={(senses?.hasLight && centre?.light.hz) || 0}
      soundHz={(senses?.hasSound && centre?.soundHz) || 0}
    />
  );
}
