import { useStore } from '@nanostores/react';
import { Button } from '@overtone/ui/controls/button';
import type { UpdateStore } from './update-store.ts';
import { WORDS } from '../words.ts';

export interface UpdateSettingProps {
  readonly updates: UpdateStore;
  readonly version: string;
}

/** Which version this is, and whether there is a newer one. */
export function UpdateSetting({ updates, version }: UpdateSettingProps) {
  const status = useStore(updates.$status);
  const words = WORDS.desktop;
  const isBusy = status.kind === 'asking' || status.kind === 'installing';
  return (
    <div className="grid gap-1">
      <span className="label">{words.updates}</span>
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="figure text-small">{words.version(version)}</span>
        {status.kind === 'available' ? (
          <Button onPress={() => void updates.install()}>{words.install(status.version)}</Button>
        ) : (
          <Button tone="quiet" isDisabled={isBusy} onPress={() => void updates.check()}>
            {words.check}
          </Button>
        )}
      </div>
      <output className="text-note text-faint">
        {status.kind === 'available' ? status.notes : words.update[status.kind]}
      </output>
    </div>
  );
}
