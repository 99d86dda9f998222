import type { Host } from '@overtone/client/platform/host';
import type { OutputStore } from '@overtone/client/safety/output-store';
import type { Session } from '@overtone/client/session/session';
import { atom, type ReadableAtom } from 'nanostores';
import type { ControlShell } from '../../shell/commands.ts';

/** What a person may begin with. */
export const BEGINNINGS = ['both', 'sound', 'light'] as const;

/** What a person may begin with. */
export type Beginning = (typeof BEGINNINGS)[number];

/** Where it is kept that a person has read the safety note. */
export const NOTE_READ_KEY = 'overtone.desktop.note-read';

/** The safety note comes before the first light or sound on this computer. */
export interface FirstRun {
  /** Whether the note is before the person now. */
  readonly $isAsking: ReadableAtom<boolean>;
  /** Whether light and sound may begin; if not, the note is shown, wherever the window was. */
  readonly mayBegin: () => boolean;
  /** The person has read the note and chooses. Call it inside a click or key press. */
  readonly begin: (
    beginning: Beginning,
    on: {
      readonly session: Pick<Session, 'setMasterVolume' | 'setBackgroundVolume' | 'turnOn'>;
      readonly output: Pick<OutputStore, 'setShowsLight'>;
    },
  ) => void;
  /** Looks around first; the note comes back before anything begins. */
  readonly lookAround: () => void;
}

/** Asks from the start on a computer where nobody has read the note. */
export function createFirstRun(parts: {
  readonly host: Pick<Host, 'storage' | 'log'>;
  readonly shell: Pick<ControlShell, 'showControl'>;
}): FirstRun {
  const { host, shell } = parts;
  let isRead = host.storage.read(NOTE_READ_KEY) === 'yes';
  const $isAsking = atom(!isRead);
  return {
    $isAsking,
    mayBegin() {
      if (isRead) return true;
      $isAsking.set(true);
      shell
        .showControl()
        .catch((reason: unknown) => host.log.warn('The window did not come', reason));
      return false;
    },
    begin(beginning, { session, output }) {
      isRead = true;
      host.storage.write(NOTE_READ_KEY, 'yes');
      $isAsking.set(false);
      output.setShowsLight(beginning !== 'sound');
      if (beginning === 'light') {
        // The master volume is the tone's alone. Both volumes belong to this computer; what plays at them is kept with the account.
        session.setMasterVolume(0);
        session.setBackgroundVolume(0);
      }
      session.turnOn();
    },
    lookAround: () => $isAsking.set(false),
  };
}
