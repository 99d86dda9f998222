import { useStore } from '@nanostores/react';
import type { FollowedCalendar } from '@overtone/client/calendar/follow-calendar';
import { localTimeZone } from '@overtone/client/platform/local-time-zone';
import { AutopilotQuestion } from '@overtone/ui/calendar/autopilot-question';
import { latePart } from '@overtone/ui/late/late-part';
import { LatePlace } from '@overtone/ui/late/late-place';
import { useCalmly } from '@overtone/ui/page/calm-panels';
import { HeldRequest } from '@overtone/ui/session/held-request';
import { SessionNotices } from '@overtone/ui/session/session-notices';
import type { ReadableAtom } from 'nanostores';
import { GoneAccount } from '../../account/gone-account.tsx';
import type { DemoStores } from '../demo-stores.ts';
import type { PaneTab } from './pane-tab.ts';

const NextSessionNote = latePart(
  async () => (await import('@overtone/ui/self-test/next-session-note')).NextSessionNote,
);

const DeletedNote = latePart(
  async () => (await import('@overtone/ui/self-test/deleted-note')).DeletedNote,
);

const MixingNote = latePart(
  async () => (await import('@overtone/ui/self-test/mixing-note')).MixingNote,
);

const MixedNote = latePart(
  async () => (await import('@overtone/ui/self-test/mixed-note')).MixedNote,
);

/** What the notices are given. */
export interface NoticesProps extends Pick<
  DemoStores,
  'session' | 'output' | '$selfTests' | '$otherTab' | '$isAccountGone'
> {
  readonly $calendar: ReadableAtom<FollowedCalendar | null>;
  /** The tab that is shown; what it says itself is not said twice. */
  readonly tab: PaneTab;
}

/** What is said above the tabs, whichever is shown. */
export function Notices({
  session,
  output,
  $calendar,
  $selfTests,
  $otherTab,
  $isAccountGone,
  tab,
}: NoticesProps) {
  const isGone = useStore($isAccountGone);
  const tests = useStore($selfTests);
  const isMixing = useCalmly(useStore($otherTab));
  const followed = useStore($calendar);
  return (
    <div className="demo-notices grid gap-2 has-[>:not(:empty)]:pt-3">
      {isGone && <GoneAccount onDismiss={() => $isAccountGone.set(false)} />}
      {isMixing && (
        <LatePlace name="The warning about your self-test">
          <MixingNote session={session} />
        </LatePlace>
      )}
      {tests && (
        <LatePlace name="What plays into your self-test">
          <MixedNote tests={tests} />
        </LatePlace>
      )}
      <SessionNotices session={session} output={output} withoutMeeting />
      {tab !== 'assistant' && <HeldRequest session={session} />}
      {tests && tab !== 'self-test' && (
        <>
          <LatePlace name="What became of your self-test">
            <DeletedNote tests={tests} />
          </LatePlace>
          <LatePlace name="What your self-test asks next">
            <NextSessionNote tests={tests} session={session} />
          </LatePlace>
        </>
      )}
      {followed && tab !== 'calendar' && (
        <AutopilotQuestion autopilot={followed.autopilot} timeZone={localTimeZone()} />
      )}
    </div>
  );
}
