import type { HostStorage } from '@overtone/client/platform/host';
import type { Stop } from '@overtone/domain/stop';

/** A device whose windows keep texts together. */
export interface FakeDevice {
  readonly openWindow: () => HostStorage;
  /**
   * Keeps what windows write from the others until the returned function is called, as a browser does for a moment. What
   * was written last is what stays then, and each window has heard of what others wrote.
   */
  readonly holdBack: () => Stop;
}

interface Written {
  readonly by: object;
  readonly key: string;
  /** Null where the text was removed. */
  readonly value: string | null;
}

/** A device with nothing kept. A window hears of what others wrote, at once, and of nothing of its own. */
export function fakeDevice(): FakeDevice {
  let stored: ReadonlyMap<string, string> = new Map();
  const windows = new Set<(written: Written) => void>();
  let isHeldBack = false;
  let isDelivering = false;
  const underWay: Written[] = [];

  function deliver(): void {
    if (isHeldBack || isDelivering) return;
    isDelivering = true;
    for (let next = underWay.shift(); next !== undefined; next = underWay.shift()) {
      const written = next;
      stored = withText(stored, written);
      windows.forEach((hear) => hear(written));
    }
    isDelivering = false;
  }

  return {
    openWindow() {
      const by = {};
      let own = stored;
      const heard = new Map<string, Set<() => void>>();
      const pending = (key: string) =>
        underWay.some((written) => written.by === by && written.key === key);
      windows.add((written) => {
        if (written.by === by) return;
        // What this window writes itself comes after what others wrote before.
        if (!pending(written.key)) own = withText(own, written);
        heard.get(written.key)?.forEach((run) => run());
      });
      function keep(key: string, value: string | null): void {
        if ((own.get(key) ?? null) === value) return;
        const written = { by, key, value };
        own = withText(own, written);
        underWay.push(written);
        deliver();
      }
      return {
        read: (key) => own.get(key) ?? null,
        write: keep,
        remove: (key) => keep(key, null),
        onChangedElsewhere(key, run) {
          const hear = () => run();
          const all = heard.get(key) ?? new Set();
          heard.set(key, all.add(hear));
          return () => void all.delete(hear);
        },
      };
    },
    holdBack() {
      isHeldBack = true;
      return () => {
        isHeldBack = false;
        deliver();
      };
    },
  };
}

function withText(before: ReadonlyMap<string, string>, { key, value }: Written) {
  const after = new Map(before);
  if (value === null) after.delete(key);
  else after.set(key, value);
  return after;
}
