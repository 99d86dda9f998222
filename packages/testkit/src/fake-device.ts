import type { HostStorage } from '@overtone/client/platform/host';

/** What windows of one device keep together. A window hears of what others wrote, at once, and of nothing of its own. */
export function fakeDevice(): { readonly openWindow: () => HostStorage } {
  const stored = new Map<string, string>();
  const heard = new Set<(key: string, by: object) => void>();
  return {
    openWindow() {
      const own = {};
      const changed = (key: string) => heard.forEach((hear) => hear(key, own));
      return {
        read: (key) => stored.get(key) ?? null,
        write(key, value) {
          const isNew = stored.get(key) !== value;
          stored.set(key, value);
          if (isNew) changed(key);
        },
        remove(key) {
          if (stored.delete(key)) changed(key);
        },
        onChangedElsewhere(wanted, run) {
          const hear = (key: string, by: object) => {
            if (key === wanted && by !== own) run();
          };
          heard.add(hear);
          return () => void heard.delete(hear);
        },
      };
    },
  };
}
