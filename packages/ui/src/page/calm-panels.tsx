import type { Host } from '@overtone/client/platform/host';
import { calmly } from '@overtone/client/safety/calm-changes';
import { calmTurns, type TurnPanel } from '@overtone/client/safety/calm-turns';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';

/** How panels change here: turned over together, and a value after the other. */
interface Calm {
  readonly turnPanel: TurnPanel;
  readonly pace: <Value>(show: (value: Value) => void) => (value: Value) => void;
}

const AtOnce: Calm = { turnPanel: (_panel, turn) => turn(), pace: (show) => show };

const Pace = createContext<Calm>(AtOnce);

/** What the calm around panels is given. */
export interface CalmPanelsProps {
  readonly host: Pick<Host, 'now' | 'after'>;
  readonly children: ReactNode;
}

/** Lets all that folds and unfolds, opens and shuts in it share one pace, so that haste does not flash. */
export function CalmPanels({ host, children }: CalmPanelsProps) {
  const calm = useMemo<Calm>(
    () => ({ turnPanel: calmTurns(host), pace: (show) => calmly(show, host) }),
    [host],
  );
  return <Pace value={calm}>{children}</Pace>;
}

/** What turns a panel here. */
export function useTurns(): TurnPanel {
  return use(Pace).turnPanel;
}

/** Whether a panel is unfolded, and what a press of its button does; `onTurn` is told whenever it has turned. */
export function useFold(
  startsUnfolded = false,
  onTurn?: (isUnfolded: boolean) => void,
): readonly [isUnfolded: boolean, press: () => void] {
  const turnPanel = useTurns();
  const [isUnfolded, setUnfolded] = useState(startsUnfolded);
  const press = () =>
    turnPanel(setUnfolded, () => {
      setUnfolded(!isUnfolded);
      onTurn?.(!isUnfolded);
    });
  return [isUnfolded, press];
}

/** `isThere`, told as calmly as panels may come and go. */
export function useCalmly(isThere: boolean): boolean {
  const turnPanel = useTurns();
  const [isShown, setShown] = useState(isThere);
  const asked = useRef(isThere);
  useEffect(() => {
    if (asked.current === isThere) return;
    asked.current = isThere;
    turnPanel(setShown, () => setShown(isThere));
  }, [isThere, turnPanel]);
  return isShown;
}

/**
 * `value`, as calmly as panels may change: what comes too soon after a change is shown when its time has come, and of several
 * only the last. For what is drawn by a value; the value itself holds at once.
 */
export function useCalmValue<Value>(value: Value): Value {
  const { pace } = use(Pace);
  const [shown, setShown] = useState(value);
  const show = useMemo(() => pace<Value>((next) => setShown(() => next)), [pace]);
  const asked = useRef(value);
  useEffect(() => {
    if (Object.is(asked.current, value)) return;
    asked.current = value;
    show(value);
  }, [value, show]);
  return shown;
}
