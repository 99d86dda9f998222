import { CALM_DRAWING_MS, calmly } from '@overtone/client/safety/calm-changes';
import { useState } from 'react';
import { useSite } from '../../site/life/site-parts.tsx';

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
  const [draw] = useState(() => calmly<Value>(setDrawn, host, CALM_DRAWING_MS));
  const set = (next: Value) => {
    setValue(next);
    draw(next);
  };
  return [value, drawn, set];
}
