import type { Host } from '../platform/host.ts';
import { calmly } from './calm-changes.ts';

/** Turns a panel over: folds or unfolds it. */
export type TurnPanel = (panel: object, turn: () => void) => void;

/**
 * Turns panels as calmly as they may change: one after a rest at once, what comes too soon together when its time has come.
 * A panel that is pressed again until then stays as it is.
 */
export function calmTurns(host: Pick<Host, 'now' | 'after'>): TurnPanel {
  const pressed = new Map<object, () => void>();
  const turnAll = calmly<void>(() => {
    for (const turn of pressed.values()) turn();
    pressed.clear();
  }, host);
  return (panel, turn) => {
    if (!pressed.delete(panel)) pressed.set(panel, turn);
    turnAll();
  };
}
