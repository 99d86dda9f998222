import { calmly } from '@overtone/client/safety/calm-changes';
import type { Milliseconds } from '@overtone/domain/units';
import { useState } from 'react';
import { useSite } from '../../site/life/site-parts.tsx';

/** Five changes a second: a flash takes two, and three flashes are the most that WCAG allows. */
const EVERY_MS: Milliseconds = 200;

/**
 * A value as it is set, and as it is drawn: a few times a second, and the last of it in the end. For curves so dense that a
 * key held on what moves them would make them flash.
 */
export function usePaced<Value>(
  first: Value,
): readonly [value: Value, drawn: Value, set: (value: Value) => void] {
  const { host } = useSite();
  const [value, setValue] = useState(first);
  const [drawn, setDrawn] = useState(first);
  const [draw] = useState(() => calmly<Value>(setDrawn, host, EVERY_MS));
  const set = (next: Value) => {
    setValue(next);
    draw(next);
  };
  return [value, drawn, set];
}
