import { type NotPlayed, whyNotPlayed } from '@overtone/domain/experiment/protocol/what-counts';
import type { Stop } from '@overtone/domain/stop';
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { OutputStore } from '../safety/output-store.ts';
import type { Session } from '../session/session.ts';

/** What tells whether anything of a session reaches the person. */
export interface PresenceParts {
  readonly session: Pick<Session, '$settings' | '$isOn' | '$engine'>;
  readonly output: Pick<OutputStore, '$choice' | '$inMeeting'>;
  readonly host: Pick<Host, 'onVisibility'>;
}

/** Why the time that passes would not count as played now. */
export function followPresence({ session, output, host }: PresenceParts): {
  readonly $why: ReadableAtom<NotPlayed>;
  readonly stop: Stop;
} {
  const $isVisible = atom(true);
  const stop = host.onVisibility((isVisible) => $isVisible.set(isVisible));
  const $why = computed(
    [
      session.$isOn,
      session.$settings,
      session.$engine,
      output.$choice,
      output.$inMeeting,
      $isVisible,
    ],
    (isOn, { masterAudioVolume }, { light, audio }, { showsLight }, isInMeeting, isVisible) =>
      whyNotPlayed({
        isOn,
        isInMeeting,
        hasLight: showsLight && light !== 'unavailable',
        isVisible,
        hasSound: audio === 'running' && masterAudioVolume > 0,
      }),
  );
  return { $why, stop };
}
