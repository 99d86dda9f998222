import { useStore } from '@nanostores/react';
import { LIMIT_SOON } from '@overtone/domain/usage/limit-soon';
import type { ReadableAtom } from 'nanostores';

/** Says, a minute before, that the daily limit will end the session. It is read out in a pause, and takes no focus. */
export function LimitSoon({ $endsSoon }: { readonly $endsSoon: ReadableAtom<boolean> }) {
  const endsSoon = useStore($endsSoon);
  return (
    <div aria-live="polite" className="empty:hidden">
      {endsSoon && (
        <div className="border-l-2 border-edge bg-well px-4 py-3 text-small">
          <p className="font-semibold">{LIMIT_SOON.title}</p>
          <p className="text-muted">{LIMIT_SOON.text}</p>
        </div>
      )}
    </div>
  );
}
