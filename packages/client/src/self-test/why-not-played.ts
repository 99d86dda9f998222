import { isSetOtherwise, type SetAtStart } from '@overtone/domain/experiment/kept/open-session';
import {
  type Lack,
  lackOf,
  type NotPlayed,
  type Presence,
  whyNotPlayed,
} from '@overtone/domain/experiment/protocol/what-counts';
import type { Stop } from '@overtone/domain/stop';
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { OutputStore } from '../safety/output-store.ts';
import type { Session } from '../session/session.ts';

/** What tells whether anything of a session reaches the person. */
export interface PresenceParts {
  readonly session: Pick<Session, '$settings' | '$isOn' | '$engine'> & {
    readonly program: Pick<Session['program'], '$isBlind'>;
  };
  readonly output: Pick<OutputStore, '$choice' | '$inMeeting'>;
  readonly host: Pick<Host, 'onVisibility'>;
}

/** Why the time that passes would not count as played now, and what is lacking where it does. */
export function followPresence({ session, output, host }: PresenceParts): {
  readonly $why: ReadableAtom<NotPlayed>;
  readonly $lack: ReadableAtom<Lack>;
  /** What may be switched, as it was when the session that plays began; null while that is not known. */
  readonly $atStart: ReadableAtom<SetAtStart | null>;
  /** Takes what a session began with that goes on next; null for one that begins. */
  readonly take: (atStart: SetAtStart | null) => void;
  readonly stop: Stop;
} {
  const $isVisible = atom(true);
  const $atStart = atom<SetAtStart | null>(null);
  const now = (): SetAtStart => {
    const { showsLight, pulseStyle, flashGuard } = output.$choice.get();
    return { showsLight, pulseStyle, flashGuard, hasOwnAudio: session.$settings.get().hasOwnAudio };
  };
  /** A meeting hides what is set; its time counts in no session, so the first moment outside it is taken. */
  function note(): void {
    if (!session.program.$isBlind.get()) $atStart.set(null);
    else if ($atStart.get() === null && !output.$inMeeting.get()) $atStart.set(now());
  }
  const stops = [
    host.onVisibility((isVisible) => $isVisible.set(isVisible)),
    session.program.$isBlind.subscribe(note),
    output.$inMeeting.listen(note),
  ];
  const $presence = computed(
    [
      session.$isOn,
      session.$settings,
      session.$engine,
      output.$choice,
      output.$inMeeting,
      $isVisible,
      $atStart,
    ],
    (isOn, settings, { light, audio }, choice, isInMeeting, isVisible, atStart): Presence => ({
      isOn,
      isInMeeting,
      hasLight: choice.showsLight && light !== 'unavailable',
      isVisible,
      hasSound: audio === 'running' && settings.masterAudioVolume > 0,
      isChanged: atStart !== null && isSetOtherwise(atStart, { ...choice, ...settings }),
    }),
  );
  return {
    $why: computed($presence, whyNotPlayed),
    $lack: computed($presence, lackOf),
    $atStart,
    take: (atStart) => $atStart.set(atStart),
    stop: () => stops.forEach((stop) => stop()),
  };
}
