import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../platform/when-idle.ts';

/**
 * Lets a component draw its parts one after another, each when the browser has time for it, so that a page of many
 * controls is never one long piece of work. Gives whether a part's turn has come; `parts` are in their order and do not
 * change.
 */
export function useTurns<Part extends string>(parts: readonly Part[]): (part: Part) => boolean {
  const [drawn, setDrawn] = useState(0);
  useEffect(
    () =>
      drawn < parts.length ? whenIdle(() => startTransition(() => setDrawn(drawn + 1))) : undefined,
    [drawn, parts],
  );
  return (part) => parts.indexOf(part) < drawn;
}
