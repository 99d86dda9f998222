import { createApiClient } from '@overtone/client/api/api-client';
import { type Assistant, createAssistant } from '@overtone/client/assistant/assistant';
import type { Host } from '@overtone/client/platform/host';
import { createOutputStore, type OutputStore } from '@overtone/client/safety/output-store';
import { loadedPrograms } from '@overtone/client/program-sync/load-programs';
import type { ProgramHome } from '@overtone/client/program-sync/program-home';
import { keepSettings } from '@overtone/client/session/kept-settings';
import { createSession, type Session } from '@overtone/client/session/session';
import { createChangeStreams } from '@overtone/client/settings-sync/change-stream';
import {
  createInterfaceStore,
  type InterfaceStore,
} from '@overtone/client/settings-sync/interface-store';
import { followWorkingDay, type WorkingDay } from '@overtone/client/working-day/working-day';
import { APP_DEFAULTS } from '@overtone/domain/session/defaults';
import { computed } from 'nanostores';
import type { ControlShell } from '../shell/commands.ts';
import { type AccountStore, createAccountStore } from './account/account-store.ts';
import { type AutostartStore, createAutostartStore } from './computer/autostart-store.ts';
import type { DesktopEngine } from './light/desktop-engine.ts';
import {
  createDesktopPreferences,
  type DesktopPreferences,
} from './computer/desktop-preferences.ts';
import { type AccountFollower, followAccount } from './account/follow-account.ts';
import { type AroundStore, createAroundStore } from './day/around-store.ts';
import { createFirstRun, type FirstRun } from './first-run/first-run.ts';
import { createMonitorStore, type MonitorStore } from './light/monitor-store.ts';
import { suggestAnywhere } from './suggest-anywhere.ts';
import { createSystemStore, type SystemStore } from './computer/system-store.ts';
import { createUpdateStore, type UpdateStore } from './computer/update-store.ts';

/** Everything that the control window remembers and does. */
export interface ControlStores {
  readonly firstRun: FirstRun;
  readonly session: Session;
  readonly output: OutputStore;
  readonly assistant: Assistant;
  readonly account: AccountStore;
  /** Theme and layout, which follow the account. */
  readonly look: InterfaceStore;
  readonly follower: AccountFollower;
  /** Where the programs of whoever sits here are kept; loaded at the first call. */
  readonly programs: () => Promise<ProgramHome>;
  /** What is known of the computer. */
  readonly around: AroundStore;
  /** When sessions start, pause and end. */
  readonly day: WorkingDay;
  readonly preferences: DesktopPreferences;
  readonly monitors: MonitorStore;
  readonly autostart: AutostartStore;
  readonly updates: UpdateStore;
  readonly system: SystemStore;
  /** Opens a page of the product's own site in the system's browser. */
  readonly openSite: (path: string) => void;
  readonly host: Host;
}

export interface ControlParts {
  readonly host: Host;
  readonly shell: ControlShell;
  readonly engine: DesktopEngine;
}

/** Whoever uses this computer; choices about light and sound hold for the device. */
const OWNER = 'desktop';

/** Joins the stores, and the shell's events with the session. */
export function createControlStores({ host, shell, engine }: ControlParts): ControlStores {
  const firstRun = createFirstRun({ host, shell });
  const around = createAroundStore({ shell, host });
  const mayBegin = () => !around.$around.get().isLocked && firstRun.mayBegin();
  const session = createSession({ defaults: APP_DEFAULTS, engine, host, mayBegin });
  const output = createOutputStore({ engine, host, session, person: OWNER });
  const day = followWorkingDay({ session, output, $around: around.$around, host });
  around.follow(day.$isFollowing);
  const site = createApiClient(host);
  const api = { ...site, suggest: suggestAnywhere(site, navigator.languages) };
  const account = createAccountStore(shell);
  const look = createInterfaceStore(host.storage);
  keepSettings(session, host.storage);
  const preferences = createDesktopPreferences({ shell, host });
  const monitors = createMonitorStore({ shell, preferences, onLeading: engine.hearScreen });
  const changes = createChangeStreams(host);
  const programs = loadedPrograms({
    host,
    changes: () => changes,
    $person: computed(account.$user, (user) => user?.id ?? null),
  });
  const openSite = (path: string) =>
    void shell
      .openSite(path)
      .catch((reason: unknown) => host.log.warn('The browser did not open', reason));
  engine.state.subscribe(({ light }) => monitors.lightIs(light === 'on'));
  void shell.on('stop', session.stopEverything);
  void shell.on('toggle', session.toggle);
  void shell.on('toggle-meeting', () => output.setInMeeting(!output.$inMeeting.get()));
  return {
    firstRun,
    session,
    output,
    assistant: createAssistant({ api, session, output, host }),
    account,
    look,
    follower: followAccount({
      account,
      session,
      interface: look,
      host,
      openSite,
      changes,
      programs,
    }),
    programs,
    around,
    day,
    preferences,
    monitors,
    autostart: createAutostartStore(shell),
    updates: createUpdateStore(shell),
    system: createSystemStore(),
    openSite,
    host,
  };
}

/** Takes what the shell knows, and tells it what was chosen before. */
export async function beginWith(
  { account, around, autostart, monitors, preferences, system }: ControlStores,
  shell: Pick<ControlShell, 'readShell'>,
): Promise<void> {
  // What changes while the shell answers comes as an event.
  await around.listening();
  const state = await shell.readShell();
  around.take(state);
  await preferences.apply(state.platform);
  account.take(state);
  autostart.take(state.isAutostarted);
  monitors.take(state.monitors);
  system.take(state);
}
