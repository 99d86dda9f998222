import { otherThanFirst } from '@overtone/domain/experiment/kept/other-than-first';
import type { SettingThatDiffered } from '@overtone/domain/experiment/protocol/settings-differing';
import type { ShownTheme } from '@overtone/domain/session/interface-settings';
import { computed, type ReadableAtom } from 'nanostores';
import type { OutputStore } from '../safety/output-store.ts';
import type { Session } from '../session/session.ts';
import type { CurrentTest } from './current-test.ts';
import { ownSettings, testStart, withSwitches } from './test-program.ts';

/** What the session that is due would begin with otherwise than the other one of its pair; nothing while none is due. */
export function followOtherThanFirst(
  $current: ReadableAtom<CurrentTest | null>,
  {
    session,
    output,
    $theme,
  }: {
    readonly session: Pick<Session, '$settings'>;
    readonly output: Pick<OutputStore, '$choice' | '$inMeeting'>;
    readonly $theme: ReadableAtom<ShownTheme>;
  },
): ReadableAtom<readonly SettingThatDiffered[]> {
  return computed(
    [$current, session.$settings, output.$choice, output.$inMeeting, $theme],
    (current, settings, choice, isInMeeting, theme) => {
      if (current?.step.kind !== 'ready' && current?.step.kind !== 'wait') return [];
      const { test } = current;
      const own = ownSettings(testStart(test.sealed.protocol, settings), settings, theme);
      // A meeting hides what is set.
      const switches = isInMeeting ? null : { ...choice, hasOwnAudio: settings.hasOwnAudio };
      return otherThanFirst(test, withSwitches(own, switches));
    },
  );
}
