import { useStore } from '@nanostores/react';
import { sensesNow } from '@overtone/ui/signal/senses';
import type { DemoStores } from '../demo-stores.ts';
import { OpeningSight } from './opening-sight.tsx';

/** The page's title beside the pair in force. */
export function Opening({ session, output }: Pick<DemoStores, 'session' | 'output'>) {
  const { globalModulationHz, centerModulationHz, isOn } = useStore(session.$settings);
  const engine = useStore(session.$engine);
  const isBlind = useStore(session.program.$isBlind);
  const { showsLight } = useStore(output.$choice);
  const { hasLight, hasSound } = sensesNow(engine, { showsLight, isOn });
  const { centre } = engine.plan;
  return (
    <OpeningSight
      pair={{ slowHz: globalModulationHz ?? 0, fastHz: centerModulationHz ?? 0 }}
      isOn={isOn}
      isBlind={isBlind}
      lightHz={hasLight ? centre.light.hz : 0}
      soundHz={hasSound ? centre.soundHz : 0}
    />
  );
}
