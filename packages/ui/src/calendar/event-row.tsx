import { eventProgram } from '@overtone/client/calendar/event-program';
import type { ProgramPlayer } from '@overtone/client/program/player-port';
import { NOTHING_SENTENCES } from '@overtone/domain/calendar/event-plan';
import { UNTITLED_EVENT } from '@overtone/domain/calendar/occurrence';
import type { UpcomingEvent } from '@overtone/domain/contract/calendar';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { isSuggestionState, SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import { useMemo } from 'react';
import { Button } from '../controls/button.tsx';
import { latePart } from '../late/late-part.tsx';
import { LatePlace } from '../late/late-place.tsx';
import { useFold } from '../page/calm-panels.tsx';
import { WithHue } from '../theme/hue-theme.tsx';

const ProgramOffer = latePart(
  async () => (await import('../program/program-offer.tsx')).ProgramOffer,
);

/** What the row of an event is given. */
export interface EventRowProps {
  readonly event: UpcomingEvent;
  /** `09:00–10:30`. */
  readonly times: string;
  /** Whether its suggestion is in force now. */
  readonly isLeading: boolean;
  /** Sets its pair and hue, as its lead would, and nothing else. */
  readonly onUse: (suggestion: Suggestion) => void;
  /** Ends its lead. */
  readonly onStop: () => void;
  /** What plays the program of an event. */
  readonly player: ProgramPlayer;
  readonly now: () => Date;
}

/** One event: when, what, and the pair that may suit it or why there is none. */
export function EventRow({ event, times, ...row }: EventRowProps) {
  const { plan } = event;
  const { isLeading, player, now } = row;
  const title = event.title || UNTITLED_EVENT;
  return (
    <li
      aria-current={isLeading ? 'true' : undefined}
      className="grid gap-x-5 gap-y-1 py-3 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
    >
      <p className="figure pt-0.5 text-small text-muted">{times}</p>
      <div className="grid min-w-0 gap-1.5">
        <p className="font-medium wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        {plan.kind === 'nothing' ? (
          <p className="text-small text-faint">{NOTHING_SENTENCES[plan.reason]}</p>
        ) : (
          <>
            <EventSuggestion {...row} {...{ title }} suggestion={plan.suggestion} />
            <EventProgram {...{ event, title, player, now }} />
          </>
        )}
      </div>
    </li>
  );
}

interface EventSuggestionProps extends Pick<EventRowProps, 'isLeading' | 'onUse' | 'onStop'> {
  readonly title: string;
  readonly suggestion: Suggestion;
}

function EventSuggestion({ title, suggestion, isLeading, onUse, onStop }: EventSuggestionProps) {
  const { state, narrativeExplanation, visualHue, globalModulationHz, centerModulationHz } =
    suggestion;
  const label = isSuggestionState(state) ? SUGGESTION_STATES[state].label : 'Suggestion';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <WithHue hue={visualHue}>
          <span className="inline-flex items-baseline gap-2 border-l-2 border-accent pl-2 text-small font-medium">
            {label}
            <span className="figure text-note font-normal text-muted">
              {formatFrequency(globalModulationHz)} carrying {formatFrequency(centerModulationHz)}
            </span>
          </span>
        </WithHue>
        {isLeading ? (
          <>
            <span className="text-note font-semibold text-accent">In use</span>
            <Button tone="quiet" aria-label={`Put back what was before ${title}`} onPress={onStop}>
              Put back
            </Button>
          </>
        ) : (
          <Button tone="quiet" aria-label={`Use now: ${title}`} onPress={() => onUse(suggestion)}>
            Use now
          </Button>
        )}
      </div>
      <p className="max-w-prose text-note text-muted">{narrativeExplanation}</p>
    </>
  );
}

interface EventProgramProps extends Pick<EventRowProps, 'event' | 'player' | 'now'> {
  readonly title: string;
}

/** The same as a program that ends with the event; shown when somebody wants to see it, and begun when they say so. */
function EventProgram({ event, title, player, now }: EventProgramProps) {
  const [isShown, press] = useFold();
  const offer = useMemo(() => eventProgram(event, now()), [event, now]);
  const ofEvent = useMemo(() => playerFor(player, event.id), [player, event.id]);
  if (offer === null) return null;
  return (
    <div className="grid gap-3">
      <span>
        <Button
          tone="quiet"
          aria-expanded={isShown}
          aria-label={`As a program that ends with it: ${title}`}
          onPress={press}
        >
          {isShown ? 'Hide the program' : 'As a program that ends with it'}
        </Button>
      </span>
      {isShown && (
        <LatePlace name="The program of this event" fallback={<div className="h-72" />}>
          <ProgramOffer offer={offer} player={ofEvent} now={now} onEdit={null} />
        </LatePlace>
      )}
    </div>
  );
}

/** What plays programs as made for this event, which then does not end them. */
function playerFor(player: ProgramPlayer, eventId: string): ProgramPlayer {
  return { ...player, start: (program, from) => player.start(program, { ...from, eventId }) };
}
