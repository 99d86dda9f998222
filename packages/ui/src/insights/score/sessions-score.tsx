import type { Host } from '@overtone/client/platform/host';
import type { Insights } from '@overtone/domain/contract/usage';
import { localDays } from '@overtone/domain/usage/local-days';
import { MOST_SESSIONS_SHOWN, SESSION_DAYS } from '@overtone/domain/usage/usage-rules';
import type { Stave } from '@overtone/domain/usage/staves';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { embeddedFaces } from '../../files/embedded-faces.ts';
import { saveFile } from '../../files/save-file.ts';
import { useWidth } from '../../page/use-width.tsx';
import { accentCss } from '../../theme/hue-theme.tsx';
import { Button } from '../../controls/button.tsx';
import { capital, counted } from '../number-words.ts';
import { HowToRead } from '../how-to-read.tsx';
import { hoursText, hoursWithSessions, WHOLE_DAY } from './drawn-hours.ts';
import { stavesWithSessions } from './drawn-staves.ts';
import { pngOf } from './picture-of-svg.ts';
import { SCORE_FACES, scoreFile, type ScoreFile } from './score-file.ts';
import { scoreFrame } from './score-frame.ts';
import { type LegendEntry, SCORE_CAPTION, scoreLegend } from './score-legend.ts';
import { penOf } from './score-pens.ts';
import { ScoreNotes } from './score-notes-drawing.tsx';
import { groundOf, scoreSessions } from './score-notes.ts';
import { ScoreGround } from './score-ground.tsx';
import { sessionAt, stepTo } from './score-steps.ts';
import { type SessionWords, sessionWords } from './score-words.ts';

/** What the score is given. */
export interface SessionsScoreProps {
  readonly insights: Pick<Insights, 'days' | 'sessions' | 'sessionsLeftOut' | 'summary'>;
  /** The days that it may show, each from midnight to midnight, the oldest first. */
  readonly staves: readonly Stave[];
  /** Fetches the typefaces that its files are set in. */
  readonly host: Pick<Host, 'fetch'>;
}

/** How far from a stroke the pointer still means it, in pixels. */
const REACH = 24;
/** Narrower than this a whole day would leave a session a few pixels. */
const ROOM_FOR_A_DAY = 640;

/**
 * The sessions of thirty days as a score: a stave a day, the newest on top, a stroke a session, which pointer and keys read
 * out. It goes back as far as there are sessions, and where it is narrow it shows only the hours with any.
 */
export function SessionsScore({ insights, staves, host }: SessionsScoreProps) {
  const { days, sessions, sessionsLeftOut, summary } = insights;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const width = useWidth(box);
  // What is left out may lie before all that is drawn.
  const isWhole = days > SESSION_DAYS || sessionsLeftOut > 0;
  const shown = useMemo(
    () => (isWhole ? staves.toReversed() : stavesWithSessions(staves, sessions)),
    [isWhole, staves, sessions],
  );
  const frame = useMemo(() => {
    const isNarrow = width > 0 && width < ROOM_FOR_A_DAY;
    const hours = isNarrow ? hoursWithSessions(shown, sessions) : WHOLE_DAY;
    return scoreFrame(width, shown.length, hours);
  }, [width, shown, sessions]);
  const before = staves.length - shown.length;
  const drawn = useMemo(
    () => (frame.width === 0 ? [] : scoreSessions(frame, shown, sessions)),
    [frame, shown, sessions],
  );
  const wordsOf = useMemo(
    () => sessionWords(summary.timeZone, localDays(summary.timeZone)),
    [summary.timeZone],
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const cursor = chosen !== null && chosen < drawn.length ? chosen : drawn.length - 1;
  const entry = drawn[cursor];
  const follow = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const at = sessionAt(drawn, { x: clientX - left, y: clientY - top }, REACH);
    if (at !== null) setChosen(at);
  };
  const step = (event: KeyboardEvent) => {
    const to = stepTo(event.key, drawn, cursor);
    if (to === null) return;
    event.preventDefault();
    setChosen(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <figure aria-label="Your sessions, day by day" className="grid gap-3">
      <div className="sticky top-0 z-10 flex min-h-20 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 bg-paper py-2 sm:min-h-14">
        <h3 className="font-sans text-small font-semibold tracking-normal">
          {days > SESSION_DAYS ? 'Of these, the' : 'The'} last {shown.length} days,{' '}
          {hoursText(frame.hours)}, the newest on top
        </h3>
        {entry !== undefined && <ReadOut {...wordsOf(entry.session)} />}
      </div>
      <div
        ref={box}
        className="relative [contain:inline-size]"
        onPointerMove={follow}
        onPointerDown={follow}
      >
        {frame.width > 0 && (
          <svg
            aria-hidden
            width={frame.width}
            height={frame.height}
            className="block overflow-visible text-note"
          >
            <ScoreGround frame={frame} staves={shown} />
            {drawn.map((session, index) => (
              <ScoreNotes
                key={session.session.parts[0]?.startMs}
                session={session}
                isChosen={index === cursor}
              />
            ))}
          </svg>
        )}
        <ul ref={list} aria-label="Sessions">
          {drawn.map(({ session, notes: [note] }, index) => (
            <li key={session.parts[0]?.startMs}>
              <button
                type="button"
                aria-label={wordsOf(session).when}
                aria-current={index === cursor}
                tabIndex={index === cursor ? 0 : -1}
                onFocus={() => setChosen(index)}
                onKeyDown={step}
                className="absolute"
                style={note && groundOf(note)}
              />
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="grid gap-3 text-note text-muted">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {scoreLegend(drawn).map(({ state, label, hue }) => (
            <li key={state} className="flex items-center gap-2">
              <LegendStroke state={state} hue={hue} />
              {label}
            </li>
          ))}
        </ul>
        <p className="max-w-prose empty:hidden">
          {days > SESSION_DAYS &&
            `The picture shows ${SESSION_DAYS} days, however long a time is chosen. `}
          {before > 0 && `There is no session in the ${before} days before.`}
          {sessionsLeftOut > 0 && leftOutText(sessionsLeftOut, sessions.length)}
        </p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8">
          <HowToRead>{SCORE_CAPTION}</HowToRead>
          <p className="flex flex-wrap gap-x-5">
            <Button tone="quiet" onPress={() => void saveSvg(host, staves.toReversed(), sessions)}>
              Save the picture as SVG
            </Button>
            <Button tone="quiet" onPress={() => void savePng(host, staves.toReversed(), sessions)}>
              Save it as PNG
            </Button>
          </p>
        </div>
      </figcaption>
    </figure>
  );
}

function LegendStroke({ state, hue }: Pick<LegendEntry, 'state' | 'hue'>) {
  const { width, dashes } = penOf(state);
  return (
    <svg aria-hidden viewBox="0 0 26 4" className="h-1 w-6.5">
      <line
        x2="26"
        y1="2"
        y2="2"
        stroke={accentCss(hue)}
        strokeWidth={width}
        strokeDasharray={dashes ?? undefined}
      />
    </svg>
  );
}

/** What the chosen session was; said, too, beside the name of its key. */
function ReadOut({ when, length, pair, rating }: SessionWords) {
  return (
    <p className="text-small sm:text-right">
      <span aria-hidden>{when}</span>
      <output aria-live="polite">
        <span className="figure ml-2">{length}</span>
        <span className="block text-note text-muted">
          {pair}; {rating}
        </span>
      </output>
    </p>
  );
}

function leftOutText(count: number, shown: number): string {
  const isFull = shown === MOST_SESSIONS_SHOWN;
  const which = isFull ? `The longest ${MOST_SESSIONS_SHOWN} are drawn; ` : '';
  const left = counted(count, isFull ? 'shorter one' : 'session');
  const why = isFull ? '' : ' of under a minute';
  const sentence = `${left}${why} ${count === 1 ? 'is' : 'are'} left out.`;
  return which === '' ? capital(sentence) : `${which}${sentence}`;
}

type Score = readonly [
  host: Pick<Host, 'fetch'>,
  staves: readonly Stave[],
  sessions: Insights['sessions'],
];

async function fileOf([host, staves, sessions]: Score): Promise<ScoreFile> {
  return scoreFile(staves, sessions, await embeddedFaces(SCORE_FACES, host));
}

async function saveSvg(...score: Score): Promise<void> {
  const { svg } = await fileOf(score);
  saveFile(new Blob([svg], { type: 'image/svg+xml' }), 'overtone-sessions.svg');
}

async function savePng(...score: Score): Promise<void> {
  saveFile(await pngOf(await fileOf(score)), 'overtone-sessions.png');
}
