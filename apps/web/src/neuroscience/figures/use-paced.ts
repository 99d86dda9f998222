import { calmly } from '@overtone/client/safety/calm-changes';
import type { Milliseconds } from '@overtone/domain/units';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../site/life/site-parts.tsx';

/** Five changes a second: a flash takes two, and three flashes are the most that WCAG allows. */
const EVERY_MS: Milliseconds = 200;

/**
 * `value`, a few times a second, and the last of it in the end. For curves so dense that a key held on what moves them would
 * make them flash.
 */
export function usePaced<Value extends object>(value: Value): Value {
  const { host } = useSite();
  const [shown, setShown] = useState(value);
  const [show] = useState(() => calmly<Value>(setShown, host, EVERY_MS));
  const asked = useRef(value);
  useEffect(() => {
    if (asked.current === value) return;
    asked.current = value;
    show(value);
  }, [value, show]);
  return shown;
}
