import type { OutputChoice } from '@overtone/domain/safety/output-choice';
import { type NotPlayed, whyNotPlayed } from '@overtone/domain/experiment/protocol/what-counts';
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

/** What may be switched while a session plays, and is to be as it was when it began. */
interface AtStart extends Pick<OutputChoice, 'showsLight' | 'pulseStyle' | 'flashGuard'> {
  readonly hasOwnAudio: boolean;
}

/** Why the time that passes would not count as played now. */
export function followPresence({ session, output, host }: PresenceParts): {
  readonly $why: ReadableAtom<NotPlayed>;
  readonly stop: Stop;
} {
  const $isVisible = atom(true);
  const $atStart = atom<AtStart | null>(null);
  const now = (): AtStart => {
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
  const $why = computed(
    [
      session.$isOn,
      session.$settings,
      session.$engine,
      output.$choice,
      output.$inMeeting,
      $isVisible,
      $atStart,
    ],
    (isOn, settings, { light, audio }, choice, isInMeeting, isVisible, atStart) =>
      whyNotPlayed({
        isOn,
        isInMeeting,
        hasLight: choice.showsLight && light !== 'unavailable',
        isVisible,
        hasSound: audio === 'running' && settings.masterAudioVolume > 0,
        isChanged: atStart !== null && isOther(atStart, { ...choice, ...settings }),
      }),
  );
  return { $why, stop: () => stops.forEach((stop) => stop()) };
}

function isOther(atStart: AtStart, now: AtStart): boolean {
  return (
    atStart.showsLight !== now.showsLight ||
    atStart.pulseStyle !== now.pulseStyle ||
    atStart.flashGuard !== now.flashGuard ||
    atStart.hasOwnAudio !== now.hasOwnAudio
  );
}
