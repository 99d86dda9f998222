import { useStore } from '@nanostores/react';
import { followEdits, isSameProgram } from '@overtone/client/program/follow-edits';
import type { OpenProgram as Open, ProgramDesk } from '@overtone/client/program/program-desk';
import type { ProgramPlayer } from '@overtone/client/program/player-port';
import { programSentences } from '@overtone/client/program/program-words';
import { formatTime } from '@overtone/domain/program/format-time';
import type { Program } from '@overtone/domain/program/program';
import { timelineOf } from '@overtone/domain/program/timeline';
import type { Milliseconds } from '@overtone/domain/units';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { useFocusOfGone } from '../controls/use-focus-of-gone.tsx';
import { CoursePicture } from './course-picture.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { LineNotes } from './line-notes.tsx';
import { NameField } from './name-field.tsx';
import { PlayerKeys, useLeftProgram, usePlaceWhere } from './player-keys.tsx';
import { programKeys } from './program-keys.ts';
import { ProgramToolbar } from './program-toolbar.tsx';
import type { ProgramsPanelProps } from './program-parts.ts';
import { ShareProgram } from './share-program.tsx';
import { StageForm } from './stage-form.tsx';
import { StageList } from './stage-list.tsx';
import { KEEP_IT, WhereKept } from './where-kept.tsx';
import { useTurns } from '../page/calm-panels.tsx';
import { showBegin } from '../page/show-begin.ts';
import { useWidth } from '../page/use-width.tsx';

/**
 * Room from which on a course is edited on its picture: by the place that the panel has, not by the window. 40rem, as in the
 * classes. Beside scroll bars that take their room the panel has 667 px in windows of 1280 to 1600 px.
 */
const WIDE_PX = 640;

/** From 53rem on, as in the classes, which the demo gives an open course in windows of 1600 px, the form stands beside the picture. */
const BESIDE_PX = 848;
const COURSE_AND_FORM =
  'grid min-w-0 grid-cols-1 gap-5 @min-[40rem]:gap-3 @min-[53rem]:grid-cols-[minmax(0,1fr)_19rem] @min-[53rem]:gap-x-5';

/** The program that lies open: its course by picture, by list and by number, and the ways out. */
export function OpenProgram(props: ProgramsPanelProps) {
  const { desk, player, delivered, address, isGuarded } = props;
  const open = useStore(desk.$open);
  const place = useRef<HTMLElement>(null);
  const width = useWidth(place);
  const isWide = width >= WIDE_PX;
  const isOpen = open !== null;
  const kept = useStore(desk.$kept);
  const [played, setPlayed] = useState<object | null>(null);
  useEffect(() => {
    if (isOpen && place.current) showBegin(place.current);
  }, [isOpen]);
  const [zoom, setZoom] = useState(1);
  const [unfolded, setUnfolded] = useState<object | null>(null);
  const turnPanel = useTurns();
  const [playingMs, setPlayingMs] = useState<Milliseconds | null>(null);
  const program = open?.editor.program;
  const timeline = useMemo(() => program && timelineOf(program), [program]);
  const later = useDeferredValue(program);
  if (!open || !program || !timeline) return null;
  const { editor, sitting } = open;
  if (playingMs !== null && played !== sitting) setPlayed(sitting);
  const isKept = kept.some(({ id }) => id === open.keptId);
  // Said of what nobody here has made their own yet: it was neither started nor kept, as a change would keep it.
  const isForeign = open.origin === 'link' && !isKept && played !== sitting;
  const { selection } = editor;
  // What stands below comes behind a hand that moves something.
  const below = editor.movement === null ? program : (later ?? program);
  /** Where the course is a list, what is selected unfolds. */
  const unfold = () => {
    if (!isWide) turnPanel(setUnfolded, () => setUnfolded({}));
  };
  const tools = <ProgramToolbar desk={desk} editor={editor} onAdded={unfold} />;
  return (
    <section
      ref={place}
      data-open-program
      aria-label={program.name}
      className="grid gap-5 @min-[40rem]:gap-3"
      {...programKeys(desk)}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 @max-[40rem]:items-baseline">
        <div className="grid min-w-0 grow basis-full @min-[40rem]:min-w-72 @min-[40rem]:basis-0">
          <div className="flex flex-wrap items-baseline gap-x-4 pointer-coarse:*:min-h-11">
            <Button tone="quiet" onPress={desk.close}>
              All programs
            </Button>
            <WhereKept desk={desk} open={open} />
          </div>
          <NameField desk={desk} open={open} />
        </div>
        {playingMs === null && (
          <p className="figure text-title text-muted @min-[40rem]:pb-1">
            <span className="sr-only">Length </span>
            {formatTime(timeline.lengthMs)}
          </p>
        )}
        {player !== null && (
          <>
            <EndedNotice player={player} beside={sitting} />
            <Playing
              {...{ desk, player, program, lengthMs: timeline.lengthMs }}
              onPlace={setPlayingMs}
            />
          </>
        )}
      </div>
      <OriginPlace {...{ desk, open, isForeign, isWide, isGuarded }} />
      {isWide && tools}
      <div className={COURSE_AND_FORM}>
        <CoursePicture
          {...{ desk, editor, timeline, delivered, playingMs }}
          onSeek={player !== null && playingMs !== null ? player.seek : null}
          zoom={isWide ? zoom : 1}
          onZoom={setZoom}
          isSmall={!isWide}
          isFormBeside={width >= BESIDE_PX}
          onPicked={unfold}
        />
        {!isWide && tools}
        {isWide ? (
          <div className="@container border-t border-rule pt-2 @min-[53rem]:border-t-0 @min-[53rem]:border-l @min-[53rem]:pt-0 @min-[53rem]:pl-5">
            <StageForm desk={desk} program={program} selection={selection} />
          </div>
        ) : (
          <StageList {...{ desk, program, selection, unfolded }} onUnfold={setUnfolded} />
        )}
      </div>
      <div className="grid gap-x-12 gap-y-5 border-t border-rule pt-5 @4xl:grid-cols-2">
        {!isForeign && <WhatItDoes program={below} />}
        <ShareBelow program={below} address={address} />
      </div>
    </section>
  );
}

interface ProgramProps {
  readonly program: Program;
}

interface PlayingProps {
  readonly desk: ProgramDesk;
  readonly player: ProgramPlayer;
  readonly program: Program;
  readonly lengthMs: Milliseconds;
  readonly onPlace: (ms: Milliseconds | null) => void;
}

function Playing({ desk, player, program, lengthMs, onPlace }: PlayingProps) {
  const [isPlayed, setPlayed] = useState(false);
  useEffect(() => followEdits({ desk, player }, setPlayed), [desk, player]);
  const place = usePlaceWhere(player, isPlayed);
  const positionMs = place?.positionMs ?? null;
  const { left } = useLeftProgram(player, desk);
  useEffect(() => onPlace(positionMs), [onPlace, positionMs]);
  const own = left !== null && isSameProgram(left.program, program) ? left : null;
  return <PlayerKeys {...{ player, program, lengthMs, place }} left={own} />;
}

/**
 * Where it came from, where that has to be said, with the first of what it does, so that the course stands before the rest, and
 * what was understood otherwise than it was written.
 */
interface OriginProps extends Pick<ProgramsPanelProps, 'desk' | 'isGuarded'> {
  readonly open: Open;
  /** Whether it came with a link, and nobody here has started or kept it. */
  readonly isForeign: boolean;
  /** Whether how long it plays stands elsewhere in view; else that is the first of what it does. */
  readonly isWide: boolean;
}

/** Where that stands. Whoever keeps the program by it goes on at where it is kept. */
function OriginPlace(props: OriginProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOfGone(
    place,
    ({ parentElement }) => parentElement?.querySelector<HTMLElement>('output[tabindex]') ?? null,
  );
  return (
    <div ref={place} className="contents">
      <Origin {...props} />
    </div>
  );
}

function Origin({ open, desk, isForeign, isWide, isGuarded }: OriginProps) {
  const { notes } = open;
  const place = useStore(desk.$place);
  const sentences = programSentences(open.editor.program);
  const [first, ...others] = sentences;
  if (!isForeign && notes.length === 0) return null;
  return (
    <div className="grid gap-3 border-l-2 border-edge bg-well px-4 py-0.5 text-small @max-[40rem]:gap-1 @max-[40rem]:py-2">
      {isForeign && (
        <>
          <div className="flex flex-wrap items-baseline gap-x-6">
            <p className="grow @max-[40rem]:basis-full">
              From a link. Nothing plays by itself. {isWide ? null : first}
            </p>
            <details className="open:order-1 open:basis-full @max-[40rem]:open:order-0">
              <summary className="fold font-medium">What else it does</summary>
              <ul className="grid gap-1 pb-2">
                {(isWide ? sentences : others).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </details>
            <Button tone="quiet" onPress={desk.keep}>
              {KEEP_IT[place]}
            </Button>
          </div>
          {!isGuarded && (
            <p className="font-medium text-warn">
              Flash guard is off on this device. Turn it on under Fine-tune Performance, unless you
              know where this program comes from.
            </p>
          )}
        </>
      )}
      {notes.length > 0 && (
        <details>
          <summary className="fold font-medium">
            {notes.length === 1 ? 'One thing differs' : `${notes.length} things differ`} from the
            file
          </summary>
          <LineNotes notes={notes} />
        </details>
      )}
    </div>
  );
}

const ShareBelow = memo(ShareProgram);

const WhatItDoes = memo(({ program }: ProgramProps) => {
  return (
    <section aria-label="What it does" className="grid content-start gap-2">
      <h3 className="label font-sans tracking-normal">What it does</h3>
      <Sentences program={program} />
    </section>
  );
});

function Sentences({ program }: ProgramProps) {
  return (
    <ul className="grid gap-1 text-small">
      {programSentences(program).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
