import { useStore } from '@nanostores/react';
import { sensesReached } from '@overtone/ui/signal/senses';
import type { DemoStores } from '../demo-stores.ts';
import { OpeningSight } from './opening-sight.tsx';

/** The page's title beside the pair in force. */
export function Opening({ session, output }: Pick<DemoStores, 'session' | 'output'>) {
  const { globalModulationHz, centerModulationHz, isOn } = useStore(session.$settings);
  const engine = useStore(session.$engine);
  const { hasLight, hasSound } = sensesReached(engine, useStore(output.$choice));
  const { centre } = engine.plan;
  const sounds = isOn && hasSound && engine.audio !== 'suspended';
  return (
    <OpeningSight
      pair={{ slowHz: globalModulationHz ?? 0, fastHz: centerModulationHz ?? 0 }}
      isOn={isOn}
      lightHz={isOn && hasLight ? centre.light.hz : 0}
      soundHz={sounds ? centre.soundHz : 0}
    />
  );
}
