import { timesOfDay } from '@overtone/client/calendar/day-groups';
import type { AskedEvent, Autopilot } from '@overtone/client/calendar/drive-autopilot';
import { useStore } from '@nanostores/react';
import { Button } from '../controls/button.tsx';
import { NoticePlace } from '../controls/notice-place.tsx';

/** What the question is given. */
export interface AutopilotQuestionProps {
  readonly autopilot: Autopilot;
  /** IANA name of the zone that the person is in. */
  readonly timeZone: string;
}

/** Asks whether an event whose title is not clear may lead. */
export function AutopilotQuestion({ autopilot, timeZone }: AutopilotQuestionProps) {
  const { asking } = useStore(autopilot.$view);
  return <NoticePlace>{asking && <Question {...{ autopilot, timeZone, asking }} />}</NoticePlace>;
}

function Question({
  autopilot,
  timeZone,
  asking: { title, beginsAtMs },
}: AutopilotQuestionProps & { readonly asking: AskedEvent }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 border-l-2 border-accent bg-well py-3 pr-3 pl-4 text-small"
    >
      <p>
        <strong className="font-semibold">
          <bdi>{title}</bdi>
        </strong>{' '}
        {beginsAtMs === null ? 'has begun' : `begins at ${timesOfDay(timeZone).format(beginsAtMs)}`}
        . Its title leaves room for doubt: use the suggestion for it?
      </p>
      <div className="flex gap-2">
        <Button onPress={autopilot.accept}>Use it</Button>
        <Button tone="quiet" onPress={autopilot.decline}>
          Not now
        </Button>
      </div>
    </div>
  );
}
