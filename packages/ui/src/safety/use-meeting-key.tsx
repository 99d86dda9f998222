import type { OutputStore } from '@overtone/client/safety/output-store';
import { useEffect } from 'react';

const OPEN_DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/**
 * Alt+M switches the meeting on and off, also while someone types, but not behind an open dialog. A held key counts
 * once.
 */
export function useMeetingKey({ $inMeeting, setInMeeting }: OutputStore): void {
  useEffect(() => {
    const switchOnKey = (event: KeyboardEvent) => {
      if (!isMeetingKey(event) || document.querySelector(OPEN_DIALOG)) return;
      event.preventDefault();
      if (!event.repeat) setInMeeting(!$inMeeting.get());
    };
    window.addEventListener('keydown', switchOnKey, true);
    return () => window.removeEventListener('keydown', switchOnKey, true);
  }, [$inMeeting, setInMeeting]);
}

/** By the letter or by its place: with Alt held, a Mac's M key types another character. */
function isMeetingKey({ altKey, ctrlKey, metaKey, code, key }: KeyboardEvent): boolean {
  return altKey && !ctrlKey && !metaKey && (key.toLowerCase() === 'm' || code === 'KeyM');
}
