import { useStore } from '@nanostores/react';
import { useSealedSettings } from '@overtone/ui/session/use-sealed-settings';
import { sensesNow } from '@overtone/ui/signal/senses';
import type { DemoStores } from '../demo-stores.ts';
import { OpeningSight } from './opening-sight.tsx';

/** The page's title beside the pair in force. */
export function Opening({ session, output }: Pick<DemoStores, 'session' | 'output'>) {
  const { settings, isSealed } = useSealedSettings(session);
  const { globalModulationHz, centerModulationHz, isOn } = settings;
  const engine = useStore(session.$engine);
  const { showsLight } = useStore(output.$choice);
  const { hasLight, hasSound } = sensesNow(engine, { showsLight, isOn });
  const { centre } = engine.plan;
  return (
    <OpeningSight
      pair={{ slowHz: globalModulationHz ?? 0, fastHz: centerModulationHz ?? 0 }}
      isOn={isOn}
      isBlind={isSealed}
      lightHz={hasLight ? centre.light.hz : 0}
      soundHz={hasSound ? centre.soundHz : 0}
    />
  );
}
