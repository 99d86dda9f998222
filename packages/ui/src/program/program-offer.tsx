import { useStore } from '@nanostores/react';
import type { ProgramPlayer } from '@overtone/client/program/player-port';
import type { ProgramStart } from '@overtone/client/session/session-program';
import type { StoodProgram } from '@overtone/client/session/stood-program';
import type { ComposedProgram } from '@overtone/domain/program/asked/compose-program';
import type { ProgramOffer as Offer } from '@overtone/domain/program/asked/program-offer';
import { keepUnits } from '@overtone/domain/frequency/keep-units';
import { formatTime } from '@overtone/domain/program/format-time';
import type { Program } from '@overtone/domain/program/program';
import { programLengthMs } from '@overtone/domain/program/timeline';
import type { Milliseconds } from '@overtone/domain/units';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { useFold } from '../page/calm-panels.tsx';
import { CourseEvidence } from './course-evidence.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { OfferedCourse } from './offered-course.tsx';
import { PlayerKeys, usePlayingPlace } from './player-keys.tsx';

/** What an offer is given. */
export interface ProgramOfferProps {
  readonly offer: Offer;
  readonly player: ProgramPlayer;
  readonly now: () => Date;
  /** Opens the program to be changed; null where there is no place for that. */
  readonly onEdit: ((program: Program) => void) | null;
  /** What holds until it is started, beside what starts it. */
  readonly children?: ReactNode;
}

/** How often the clock is looked at, for what ends at a time. */
const EVERY_MS: Milliseconds = 15_000;

/** A program that was asked for, shown before it begins: its course, what it does and why, and the ways on from it. */
export function ProgramOffer({ offer, player, now, onEdit, children }: ProgramOfferProps) {
  const [isAside, turnAside] = useFold();
  const [started, setStarted] = useState<ComposedProgram | null>(null);
  const nowMs = useNow(now);
  const fresh = useMemo(() => offer.beginningAt(nowMs), [offer, nowMs]);
  const playedNow = useStore(player.$played)?.program;
  const isStarted = started !== null && started.program === playedNow;
  const gaveWay = useStore(player.$gaveWay);
  const stood = started !== null && gaveWay?.program === started.program ? gaveWay : null;
  const shown = isStarted || stood !== null ? started : fresh.ok ? fresh.value : null;

  function start(program: Program, place?: ProgramStart) {
    if (place !== undefined) return player.start(program, place);
    const made = offer.beginningAt(now().getTime());
    if (!made.ok) return;
    setStarted(made.value);
    player.start(made.value.program);
  }

  return (
    <section aria-label="The program for it" className="grid gap-3 border-l-2 border-accent pl-4">
      {shown === null && !fresh.ok && <p className="text-small text-muted">{fresh.reason}</p>}
      {shown !== null && !isAside && <Course made={shown} />}
      {shown !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {!isAside && (
            <OfferedKeys {...{ player, start, onEdit }} program={shown.program} left={stood} />
          )}
          {!isStarted && (
            <Button tone="quiet" onPress={turnAside}>
              {isAside ? (
                <>
                  Show the program “<bdi>{shown.program.name}</bdi>”
                </>
              ) : (
                'Not now'
              )}
            </Button>
          )}
        </div>
      )}
      {children}
      {started !== null && <EndedNotice player={player} only={started.program} />}
      {shown !== null && !isAside && (
        <>
          <p className="text-note text-muted">
            {!isStarted &&
              stood === null &&
              `Started now, it ends at ${clockTime(nowMs + programLengthMs(shown.program))}. `}
            It is never louder than you have set, and Flash guard stays as it is.
          </p>
          {shown.state !== null && <CourseEvidence source={shown.source} state={shown.state} />}
        </>
      )}
    </section>
  );
}

function Course({ made: { program, sentence } }: { readonly made: ComposedProgram }) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          <bdi>{program.name}</bdi>
        </h3>
        <span className="figure text-small text-muted">
          <span className="sr-only">Length </span>
          {formatTime(programLengthMs(program))}
        </span>
      </div>
      <OfferedCourse program={program} />
      <p className="max-w-prose">{keepUnits(sentence)}</p>
    </>
  );
}

interface OfferedKeysProps extends Pick<ProgramOfferProps, 'player' | 'onEdit'> {
  readonly program: Program;
  readonly start: ProgramPlayer['start'];
  /** Where it stood as it gave way; null where it did not. */
  readonly left: StoodProgram | null;
}

function OfferedKeys({ player, program, start, left, onEdit }: OfferedKeysProps) {
  const place = usePlayingPlace(player, program);
  return (
    <>
      <PlayerKeys
        player={{ ...player, start }}
        lengthMs={programLengthMs(program)}
        {...{ program, place, left }}
      />
      {onEdit !== null && <Button onPress={() => onEdit(program)}>Edit</Button>}
    </>
  );
}

/** The time of the clock, looked at now and then. */
function useNow(now: () => Date): Milliseconds {
  const [nowMs, setNowMs] = useState(() => now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(now().getTime()), EVERY_MS);
    return () => clearInterval(timer);
  }, [now]);
  return nowMs;
}

/** What a clock shows; a program takes whole seconds, so one that is to end at a time ends up to a second before it. */
function clockTime(ms: Milliseconds): string {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  return format.format(Math.ceil(ms / 1000) * 1000);
}
