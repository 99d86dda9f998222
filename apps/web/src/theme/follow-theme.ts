import type { InterfaceStore } from '@overtone/client/settings-sync/interface-store';
import type { ThemeChoice as AccountTheme } from '@overtone/domain/session/interface-settings';
import type { Stop } from '@overtone/domain/stop';
import type { ThemeChoice, ThemeStore } from './theme-choice.ts';

const IN_ACCOUNT: Readonly<Record<ThemeChoice, AccountTheme>> = {
  auto: 'system',
  day: 'day',
  night: 'night',
};
const ON_SITE: Readonly<Record<AccountTheme, ThemeChoice>> = {
  system: 'auto',
  day: 'day',
  night: 'night',
};

/**
 * Joins the site's theme with the look that goes with the account. `look` is what this device last had in common with the
 * account, so a theme that differs from it was chosen since, on a page that follows nobody: it goes to the account.
 */
export function followTheme(theme: ThemeStore, look: InterfaceStore): Stop {
  const tell = (choice: ThemeChoice) => {
    if (look.$interface.get().theme !== IN_ACCOUNT[choice]) look.setTheme(IN_ACCOUNT[choice]);
  };
  const take = (chosen: AccountTheme) => {
    if (theme.$choice.get() !== ON_SITE[chosen]) theme.choose(ON_SITE[chosen]);
  };
  tell(theme.$choice.get());
  const stops = [theme.$choice.listen(tell), look.$interface.listen((now) => take(now.theme))];
  return () => stops.forEach((stop) => stop());
}
