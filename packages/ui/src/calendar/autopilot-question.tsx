import type { Autopilot } from '@overtone/client/calendar/drive-autopilot';
import { useStore } from '@nanostores/react';
import { Button } from '../controls/button.tsx';
import { NoticePlace } from '../controls/notice-place.tsx';

/** Asks whether an event whose title is not clear may lead. */
export function AutopilotQuestion({ autopilot }: { readonly autopilot: Autopilot }) {
  const { asking } = useStore(autopilot.$view);
  return (
    <NoticePlace>{asking && <Question autopilot={autopilot} title={asking.title} />}</NoticePlace>
  );
}

interface QuestionProps {
  readonly autopilot: Autopilot;
  /** Of the event. */
  readonly title: string;
}

function Question({ autopilot, title }: QuestionProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 border-l-2 border-accent bg-well py-3 pr-3 pl-4 text-small"
    >
      <p>
        <strong className="font-semibold">
          <bdi>{title}</bdi>
        </strong>{' '}
        has begun. Its title leaves room for doubt: use the suggestion for it?
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
