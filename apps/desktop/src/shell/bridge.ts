import type { Stop } from '@overtone/domain/stop';

/** The way from a page to the shell and back: commands with an answer, and events. */
export interface Bridge {
  /** Gives a command. Rejects with the shell's reason, a sentence for the log. */
  readonly invoke: (command: string, args?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Calls `run` with the payload of every such event sent to this window. Resolves when it listens. */
  readonly listen: (event: string, run: (payload: unknown) => void) => Promise<Stop>;
  /** Makes an argument by which the shell can say more than one answer; `run` is called with each, in order. */
  readonly channel: (run: (message: unknown) => void) => unknown;
  /** This window's label. */
  readonly label: string;
}
