import type { Host } from '@overtone/client/platform/host';
import { calmTurns, type TurnPanel } from '@overtone/client/safety/calm-turns';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';

const Turns = createContext<TurnPanel>((_panel, turn) => turn());

/** What the calm around panels is given. */
export interface CalmPanelsProps {
  readonly host: Pick<Host, 'now' | 'after'>;
  readonly children: ReactNode;
}

/** Lets all that folds and unfolds, opens and shuts in it share one pace, so that haste does not flash. */
export function CalmPanels({ host, children }: CalmPanelsProps) {
  const turns = useMemo(() => calmTurns(host), [host]);
  return <Turns value={turns}>{children}</Turns>;
}

/** What turns a panel here. */
export function useTurns(): TurnPanel {
  return use(Turns);
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
