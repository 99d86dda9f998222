import type { Host } from '@overtone/client/platform/host';
import {
  type ChangeStream,
  createChangeStream,
} from '@overtone/client/settings-sync/change-stream';
import type { InterfaceStore } from '@overtone/client/settings-sync/interface-store';
import {
  interfaceSource,
  type SettingsSource,
} from '@overtone/client/settings-sync/settings-source';
import { startSettingsSync } from '@overtone/client/settings-sync/settings-sync';
import type { Stop } from '@overtone/domain/stop';
import { followTheme } from '../theme/follow-theme.ts';
import type { ThemeStore } from '../theme/theme-choice.ts';

/** What on a page follows its member. */
export interface FollowedSettings {
  readonly host: Host;
  readonly theme: ThemeStore;
  readonly look: InterfaceStore;
  /** Id of the account. */
  readonly person: string;
  /** Hears what changed on other pages; one of its own where the page has none. */
  readonly changes?: ChangeStream;
  /** Called when the server does not know the person any more. */
  readonly onSignedOut?: () => void;
  /** Other settings to follow, besides the look. */
  readonly sources?: readonly SettingsSource[];
}

/** Makes a page's settings those of its member, and the member's those that are chosen on the page. */
export function followSettings({
  host,
  theme,
  look,
  person,
  changes = createChangeStream(host, person),
  onSignedOut,
  sources = [],
}: FollowedSettings): Stop {
  const sync = startSettingsSync({
    sources: [...sources, interfaceSource(look)],
    host,
    changes,
    person,
  });
  sync.$status.listen((status) => {
    if (status === 'signed-out') onSignedOut?.();
  });
  const stopTheme = followTheme(theme, look);
  return () => {
    stopTheme();
    sync.stop();
  };
}
