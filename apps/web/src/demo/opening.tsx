import { useStore } from '@nanostores/react';
import type { DemoStores } from './demo-stores.ts';
import { OpeningSight } from './opening-sight.tsx';

/** The page's title beside the pair in force. */
export function Opening({ session, output }: Pick<DemoStores, 'session' | 'output'>) {
  const { globalModulationHz, centerModulationHz, isOn } = useStore(session.$settings);
  const { plan, light, audio } = useStore(session.$engine);
  const { showsLight } = useStore(output.$choice);
  return (
    <OpeningSight
      pair={{ slowHz: globalModulationHz ?? 0, fastHz: centerModulationHz ?? 0 }}
      isOn={isOn}
      lightHz={isOn && showsLight && light !== 'unavailable' ? plan.centre.light.hz : 0}
      soundHz={isOn && audio !== 'unavailable' ? plan.centre.soundHz : 0}
    />
  );
}
