import type { HostLog } from '@overtone/client/platform/host';

/** Removes every service worker that an earlier version of the site left in this browser. */
export async function unregisterServiceWorkers(log: HostLog): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch (error) {
    log.warn('Old service workers could not be removed', error);
  }
}
