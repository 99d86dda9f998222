import type { Host } from '@overtone/client/platform/host';
import { CALM_CHANGE_MS, CALM_PANEL_MS, calmly } from '@overtone/client/safety/calm-changes';
import { calmTurns, type TurnPanel } from '@overtone/client/safety/calm-turns';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';

/** Shows values one after the other. What still waits for its time is let go of by `stop`. */
interface Paced<Value> {
  readonly show: (value: Value) => void;
  readonly stop: Stop;
}

/** How panels change here: turned over together, and what is drawn by a value each for itself. */
interface Calm {
  readonly turnPanel: TurnPanel;
  readonly paced: <Value>(show: (value: Value) => void, everyMs: Milliseconds) => Paced<Value>;
}

const AT_ONCE: Calm = {
  turnPanel: (_panel, turn) => turn(),
  paced: (show) => ({ show, stop: () => undefined }),
};

const Pace = createContext<Calm>(AT_ONCE);

function calmOf({ now, after }: Pick<Host, 'now' | 'after'>): Calm {
  return {
    turnPanel: calmTurns({ now, after }),
    paced(show, everyMs) {
      let stop: Stop = () => undefined;
      const wait: Host['after'] = (ms, run) => (stop = after(ms, run));
      return { show: calmly(show, { now, after: wait }, everyMs), stop: () => stop() };
    },
  };
}

/** What the calm around panels is given. */
export interface CalmPanelsProps {
  readonly host: Pick<Host, 'now' | 'after'>;
  readonly children: ReactNode;
}

/** Lets all that folds and unfolds, opens and shuts in it share one pace, so that haste does not flash. */
export function CalmPanels({ host, children }: CalmPanelsProps) {
  const calm = useMemo(() => calmOf(host), [host]);
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
 * only the last. For what is drawn by a value; what is done with it goes by the value itself.
 */
export function useCalmValue<Value>(value: Value, everyMs: Milliseconds = CALM_PANEL_MS): Value {
  const { paced } = use(Pace);
  const [shown, setShown] = useState(value);
  const changes = useMemo(
    () => paced<Value>((next) => setShown(() => next), everyMs),
    [paced, everyMs],
  );
  const asked = useRef(value);
  useEffect(() => changes.stop, [changes]);
  useEffect(() => {
    if (Object.is(asked.current, value)) return;
    asked.current = value;
    changes.show(value);
  }, [value, changes]);
  return shown;
}

/** Whether what comes and goes with `isThere` is shown: it goes at once, and comes once in a second at most. */
export function useCalmArrival(isThere: boolean): boolean {
  const { paced } = use(Pace);
  const [hasCome, setCome] = useState(isThere);
  const arrivals = useMemo(() => paced<void>(() => setCome(true), CALM_CHANGE_MS), [paced]);
  useEffect(() => {
    if (!isThere) return undefined;
    arrivals.show();
    return () => {
      arrivals.stop();
      setCome(false);
    };
  }, [isThere, arrivals]);
  return hasCome && isThere;
}
