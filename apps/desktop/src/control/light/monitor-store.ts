import { atom, type ReadableAtom } from 'nanostores';
import type { Stop } from '@overtone/domain/stop';
import type { ControlShell } from '../../shell/commands.ts';
import type { Monitor, ScreenReport } from '../../shell/events.ts';
import type { DesktopPreferences } from '../computer/desktop-preferences.ts';

/** Why there is no light on a monitor, and what would bring it back. */
export interface LightFailure {
  readonly reason: string;
  /** `itself`: it comes again after a rest; `person`: when somebody asks for it; `nothing`: this screen can't show it. */
  readonly cure: 'itself' | 'person' | 'nothing';
}

/** A monitor as a person sees it in the list. */
export interface MonitorRow extends Monitor {
  /** Whether it gets light. */
  readonly isShown: boolean;
  /** How its light goes; null while it has none. */
  readonly report: ScreenReport | null;
  /** Why its light was taken away in this session; null where it was not, or is back. */
  readonly failure: LightFailure | null;
}

/** The monitors and how the light on each of them goes. */
export interface MonitorStore {
  readonly $rows: ReadableAtom<readonly MonitorRow[]>;
  /** Why there is no light on any monitor; null when that is not so. */
  readonly $failure: ReadableAtom<string | null>;
  /** Whether a monitor gets light. Showing one where it was given up has it tried again. */
  readonly setShown: (key: string, isShown: boolean) => void;
  /** Takes the list that the shell gave. */
  readonly take: (monitors: readonly Monitor[]) => void;
  /** Whether there is light. Reports of a light that is off count no more; why it was taken away stays until the next. */
  readonly lightIs: (isLit: boolean) => void;
  readonly stop: Stop;
}

export interface MonitorParts {
  readonly shell: Pick<ControlShell, 'on' | 'setMonitorShown'>;
  readonly preferences: Pick<DesktopPreferences, '$monitorsOff' | 'setMonitorShown'>;
  /** Told the latest report of the leading monitor, the first that has one; null when none has. */
  readonly onLeading: (report: ScreenReport | null) => void;
}

type Found = Pick<MonitorRow, 'report' | 'failure'>;

const NOTHING: Found = { report: null, failure: null };

/** Makes the store, empty until it is given the monitors. */
export function createMonitorStore({ shell, preferences, onLeading }: MonitorParts): MonitorStore {
  const $rows = atom<readonly MonitorRow[]>([]);
  const $failure = atom<string | null>(null);
  const found = new Map<string, Found>();
  let monitors: readonly Monitor[] = [];
  let isLit = false;

  function draw(): void {
    const off = preferences.$monitorsOff.get();
    $rows.set(
      monitors.map((monitor) => ({
        ...monitor,
        ...(found.get(monitor.key) ?? NOTHING),
        isShown: !off.includes(monitor.key),
      })),
    );
  }

  function leading(): string | undefined {
    return $rows.get().find(({ report }) => report !== null)?.key;
  }

  function take(next: readonly Monitor[]): void {
    monitors = next;
    const keys = new Set(next.map(({ key }) => key));
    for (const key of found.keys()) if (!keys.has(key)) found.delete(key);
    draw();
    if (leading() === undefined) onLeading(null);
  }

  const stops = [
    shell.on('monitors', take),
    shell.on('overlay-report', ({ key, report }) => {
      if (!isLit) return;
      found.set(key, { report, failure: unavailable(report) });
      draw();
      if (leading() === key) onLeading(report);
    }),
    shell.on('overlay-failed', ({ key, reason, comesAgain }) => {
      if (key === null) $failure.set(reason);
      else {
        const cure = comesAgain ? 'itself' : 'person';
        found.set(key, { report: null, failure: { reason, cure } });
      }
      draw();
    }),
  ];
  const stopWatching = preferences.$monitorsOff.listen(draw);

  return {
    $rows,
    $failure,
    take,
    setShown(key, isShown) {
      found.delete(key);
      preferences.setMonitorShown(key, isShown);
    },
    lightIs(next) {
      if (next === isLit) return;
      isLit = next;
      if (isLit) {
        found.clear();
        $failure.set(null);
      }
      for (const [key, { failure }] of found) found.set(key, { report: null, failure });
      draw();
    },
    stop() {
      stopWatching();
      for (const listening of stops) void listening.then((stop) => stop());
    },
  };
}

function unavailable({ unavailable: reason }: ScreenReport): LightFailure | null {
  return reason === null ? null : { reason, cure: 'nothing' };
}
