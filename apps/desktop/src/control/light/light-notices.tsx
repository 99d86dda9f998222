import { useStore } from '@nanostores/react';
import { Button } from '@overtone/ui/controls/button';
import { Notice } from '@overtone/ui/controls/notice';
import type { MonitorStore } from './monitor-store.ts';
import { WORDS } from '../words.ts';

/** Says where the light is missing, and why. */
export function LightNotices({ monitors }: { readonly monitors: MonitorStore }) {
  const rows = useStore(monitors.$rows);
  const failure = useStore(monitors.$failure);
  return (
    <>
      {failure !== null && (
        <Notice title={WORDS.light.failed}>{WORDS.light.reason(failure)}</Notice>
      )}
      {rows.map(
        ({ key, name, failure: failed }) =>
          failed !== null && (
            <Notice key={key} title={WORDS.light.failedOn(name === '' ? key : name)}>
              <p>
                {WORDS.light.reason(failed.reason)} {WORDS.light.cure[failed.cure]}
              </p>
              {failed.cure === 'person' && (
                <Button tone="quiet" onPress={() => monitors.setShown(key, true)}>
                  {WORDS.light.tryAgain}
                </Button>
              )}
            </Notice>
          ),
      )}
    </>
  );
}
