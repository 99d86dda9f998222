import type { ProgramDesk } from '@overtone/client/program/program-desk';
import type { ProgramEditor } from '@overtone/client/program/program-editor';
import { momentWords } from '@overtone/client/program/program-words';
import { CALM_DRAWING_MS } from '@overtone/client/safety/calm-changes';
import { formatSecond } from '@overtone/domain/program/format-time';
import { momentAt } from '@overtone/domain/program/moment-at';
import type { Timeline } from '@overtone/domain/program/timeline';
import type { Milliseconds } from '@overtone/domain/units';
import { type MouseEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { ChirpStrip } from './chirp-strip.tsx';
import { CourseDrawing } from './course-drawing.tsx';
import type { PictureHold } from './course-handle.ts';
import { CourseStages } from './course-stages.tsx';
import { CursorTag } from './cursor-tag.tsx';
import { GoToTime } from './go-to-time.tsx';
import { DeliveredLines } from './delivered-lines.tsx';
import { LoopLane, LoopRoom } from './loop-lane.tsx';
import { LaneHandles } from './lane-handles.tsx';
import { LaneLabels } from './lane-labels.tsx';
import { HueLabel, LevelLanes } from './level-lanes.tsx';
import { OverviewBar } from './overview-bar.tsx';
import { HzAxis, PictureGround } from './picture-ground.tsx';
import { type Frame, msAt, xOf } from './picture/frame.ts';
import { heldEnd, heldEndMs } from './picture/held-end.ts';
import { heldLanes, type Lane, LANE_GAP, lanesOf, lanesToBe } from './picture/lanes.ts';
import { lineNames } from './picture/line-names.ts';
import { type Delivered, deliveredLine } from './picture/rhythm-line.ts';
import { snapStep } from './picture/time-ticks.ts';
import { widestZoom } from './picture/widest-zoom.ts';
import { GOES_THERE, TimeRule } from './time-rule.tsx';
import { Tool } from './tool.tsx';
import { usePictureHeight } from './use-picture-height.ts';
import { useSeenPart } from './use-seen-part.ts';
import { useZoom } from './use-zoom.ts';
import { useCalmDrawing } from './use-calm-drawing.ts';
import { keepInView } from './view-of-picture.ts';
import { ZoomKeys } from './zoom-keys.tsx';
import { useCalmValue } from '../page/calm-panels.tsx';
import { useWidth } from '../page/use-width.tsx';

/** What the picture of a course is given. */
export interface CoursePictureProps {
  readonly desk: ProgramDesk;
  readonly editor: ProgramEditor;
  readonly timeline: Timeline;
  readonly delivered: Delivered | null;
  /** Where it plays; null while it does not. */
  readonly playingMs: Milliseconds | null;
  readonly onSeek: ((ms: Milliseconds) => void) | null;
  /** How many times wider than its place the picture is. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** A small picture is looked at; it has no handles. */
  readonly isSmall: boolean;
  /** Whether the form of what is selected stands beside it, not below. */
  readonly isFormBeside: boolean;
  /** A stage on it was pressed. */
  readonly onPicked: () => void;
}

/** Part of the width that stays free behind the end, to drag it into. */
const SPARE = 0.06;
/** Part of the width that a program has at most while a drag makes it longer. */
const HELD_SHARE = 0.995;
const SMALL_HEIGHT = 160;
/** What stands above the fold with the picture: all that is drawn below it, and the first fields of the form, unless that is beside it. */
const BELOW_PX = { beside: 300, below: 335 } as const;
/** Pixels in which the word for a fade stands upright. */
const FADE_ROOM = 16;
/** Pixels behind the end in which the lines are named, and how far from it. */
const NAME_ROOM = 34;
const NAME_GAP = 6;
/** So that a rhythm at an end of the range is drawn whole. */
const INSET = 9;

/** Most spans that are drawn anew at every step of a drag. */
const MANY_SPANS = 24;

/** How a picture keeps its scale while a drag goes on. */
interface Held {
  readonly isGrowing: boolean;
  /** Time at its right edge, at least. */
  readonly endMs: Milliseconds;
}

/** A course as what it is, and by hand: both rhythms over time, in its hue, as thick as it is strong. */
export function CoursePicture(props: CoursePictureProps) {
  const {
    desk,
    editor,
    timeline,
    delivered,
    playingMs,
    onSeek,
    zoom,
    onZoom,
    isSmall,
    isFormBeside,
  } = props;
  const { program, selection } = editor;
  const id = useId();
  const view = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  /** The lanes whose scale stands still while a level is dragged; null while none is. */
  const [keptLanes, setKeptLanes] = useState<readonly Lane[] | null>(null);
  const [cursorMs, setCursorMs] = useState<Milliseconds | null>(null);
  const [isByKey, setByKey] = useState(false);
  const seenPx = useWidth(view);
  // What fills a large place is not drawn anew with every turn of a wheel.
  const width = Math.max(1, seenPx * useCalmValue(zoom, CALM_DRAWING_MS));
  const spare = 1 - Math.max(isSmall ? 0 : SPARE, NAME_ROOM / Math.max(seenPx, 4 * NAME_ROOM));
  const fits = timeline.lengthMs / (held === null ? spare : HELD_SHARE);
  const endMs = Math.max(held?.endMs ?? 0, fits);
  if (held?.isGrowing && endMs > held.endMs) setHeld({ ...held, endMs });
  const roomy = usePictureHeight(view, BELOW_PX[isFormBeside ? 'beside' : 'below']);
  const height = isSmall ? SMALL_HEIGHT : roomy;
  const frame = useMemo(() => ({ width, height, endMs, inset: INSET }), [width, height, endMs]);
  const end = xOf(frame, timeline.lengthMs);
  // Lines follow the hand, unless they lie too close for that; with so many, they fill their place.
  const isMany = timeline.spans.length > MANY_SPANS;
  const calm = useCalmDrawing({ frame, timeline }, held !== null && !isMany);
  const drawn = useMemo(
    () => (isMany ? calm : { frame, timeline }),
    [isMany, calm, frame, timeline],
  );
  const lanesNow = useMemo(() => lanesOf(drawn.timeline), [drawn.timeline]);
  const lanes = keptLanes ?? lanesNow;
  const labelled = keptLanes === null ? lanesNow : lanesToBe(keptLanes, lanesNow);
  const shown = useMemo(
    () => deliveredRuns(drawn.frame, drawn.timeline, delivered),
    [drawn, delivered],
  );
  const differs = shown.length > 0;
  const [seen, look] = useSeenPart(view, width);
  const inHand = useMemo(
    () => heldEnd(program, timeline, selection),
    [program, timeline, selection],
  );
  const selectedMs = heldEndMs(inHand);
  const widest = widestZoom(timeline, { seenMs: fits, seenPx });
  const zoomTo = useZoom({
    view,
    frame,
    zoom,
    widest,
    onZoom,
    aboutMs: selectedMs ?? playingMs,
    onScrolled: look,
  });
  // What is dragged is what is read out.
  const draggedMs = held === null ? null : selectedMs;
  const atMs = Math.min(timeline.lengthMs, draggedMs ?? cursorMs ?? playingMs ?? 0);
  const fade = xOf(frame, program.fadeMs);
  // While a drag makes a program longer, it may take their room.
  const hasNameRoom = width - end > NAME_ROOM - 1;
  const names = hasNameRoom ? lineNames(frame, momentAt(timeline, timeline.lengthMs)) : [];
  const follow = ({ clientX, currentTarget, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || held !== null) return;
    setByKey(false);
    const x = clientX - currentTarget.getBoundingClientRect().left;
    setCursorMs(Math.min(timeline.lengthMs, Math.max(0, msAt(frame, x))));
  };
  const hold = (next: PictureHold | null) => {
    setCursorMs(null);
    if (next === null) setHeld(null);
    else if (next === 'still') setHeld({ isGrowing: false, endMs: frame.endMs });
    else setHeld({ isGrowing: true, endMs: Math.max(frame.endMs, next.wholeMs / HELD_SHARE) });
  };
  const moveCursor = (ms: Milliseconds) => {
    setByKey(true);
    setCursorMs(ms);
    if (view.current) keepInView(view.current, xOf(frame, ms));
  };
  // The cursor that a hand carries goes with it.
  const hereMs = isByKey && cursorMs !== null ? cursorMs : playingMs;
  const split = (ms: Milliseconds) => desk.change({ kind: 'split', atMs: ms });
  const splitHere = () => {
    if (hereMs !== null) split(hereMs);
  };
  const splitUnder = ({ target, clientX, currentTarget }: MouseEvent) => {
    const isStage = target instanceof Element && target.closest('[role=listbox]') !== null;
    if (isSmall || !isStage) return;
    const ms = msAt(frame, clientX - currentTarget.getBoundingClientRect().left);
    const step = snapStep(frame);
    split(Math.round(ms / step) * step);
  };
  return (
    <figure
      aria-label={`Course of ${program.name}`}
      className="grid content-start gap-2 @min-[40rem]:gap-1"
    >
      <div className="grid grid-cols-[2rem_minmax(0,1fr)] @min-[40rem]:grid-cols-[7rem_minmax(0,1fr)] pointer-coarse:@min-[40rem]:grid-cols-[7.75rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start">
          <LoopRoom program={program} />
          <HzAxis frame={frame} isShort={isSmall} />
          {!isSmall && (
            <>
              <ZoomKeys zoom={zoom} widest={widest} onZoom={zoomTo} />
              <div className="grid" style={{ rowGap: LANE_GAP }}>
                <HueLabel />
                <LaneLabels lanes={labelled} />
              </div>
            </>
          )}
        </div>
        <div
          ref={view}
          data-view
          // What is seen as a whole has nothing to scroll to, though its edge is a pixel wide.
          className={`relative overflow-y-clip ${zoom > 1 ? 'overflow-x-auto' : 'overflow-x-clip'}`}
        >
          <div className="relative" style={{ width }}>
            <LoopLane
              frame={frame}
              program={program}
              selection={selection}
              onSelect={desk.select}
            />
            <div
              className="relative"
              style={{ height }}
              onPointerMove={follow}
              onPointerLeave={() => setCursorMs(null)}
              onDoubleClick={splitUnder}
            >
              <svg
                aria-hidden
                width={width}
                height={height}
                className="absolute inset-0 overflow-visible"
              >
                <PictureGround frame={frame} timeline={timeline} seen={seen} />
                <CourseDrawing id={id} {...calm} />
                {names.map(({ name, y }) => (
                  <text
                    key={name}
                    x={end + NAME_GAP}
                    y={y}
                    dy="0.32em"
                    className="fill-muted text-note"
                  >
                    {name}
                  </text>
                ))}
                <DeliveredLines runs={shown} />
                <path d={`M0 0V${height}`} className="stroke-edge" />
                {[cursorMs, playingMs].map(
                  (ms, index) =>
                    ms !== null && (
                      <path
                        key={index === 0 ? 'cursor' : 'playhead'}
                        d={`M${xOf(frame, ms)} 0V${height}`}
                        className={index === 0 ? 'stroke-edge' : 'stroke-ink'}
                        strokeWidth={index === 0 ? 1 : 1.5}
                        strokeDasharray={index === 0 ? '2 3' : undefined}
                      />
                    ),
                )}
              </svg>
              <CourseStages
                {...{ desk, editor, timeline, frame, view, seen, inHand }}
                hoveredMs={cursorMs}
                onHold={isSmall ? null : hold}
                onPicked={props.onPicked}
              />
              <span
                aria-hidden
                className="pointer-events-none absolute inset-y-0 border-l border-ink"
                style={{ left: end }}
              >
                {fade > FADE_ROOM && (
                  <span className="absolute top-6 right-0.5 text-note leading-none text-faint [writing-mode:vertical-rl]">
                    fade
                  </span>
                )}
              </span>
              {cursorMs !== null && <CursorTag {...{ frame, timeline, view }} atMs={atMs} />}
            </div>
            <TimeRule
              frame={frame}
              timeline={timeline}
              seen={seen}
              view={view}
              cursorMs={atMs}
              isAway={cursorMs !== null}
              onCursor={moveCursor}
              onSeek={onSeek}
              onSplit={splitHere}
              onLeave={() => setCursorMs(null)}
            />
            {width > seenPx && <OverviewBar {...{ view, seenPx, frame, timeline }} />}
            <div className={isSmall ? 'mt-1' : 'relative'}>
              <LevelLanes id={id} {...drawn} lanes={lanes} hasLabels={isSmall} />
              {!isSmall && (
                <LaneHandles
                  {...{ desk, frame, lanes, view }}
                  held={inHand}
                  onHold={(isHeld) => setKeptLanes(isHeld ? heldLanes(lanes) : null)}
                />
              )}
            </div>
            {!isSmall && <ChirpStrip {...{ id, frame, timeline, seen, seenPx }} />}
          </div>
        </div>
      </div>
      <figcaption className="flex min-h-5 flex-wrap justify-between gap-x-6 text-note text-muted @min-[40rem]:pl-28 pointer-coarse:@min-[40rem]:pl-31">
        <span aria-hidden className="@max-[40rem]:min-h-[2lh] @max-[40rem]:basis-full">
          <Readout {...{ timeline, atMs }} isCursor={cursorMs !== null} playingMs={playingMs} />
          {onSeek !== null && cursorMs !== null && isByKey && `. ${GOES_THERE}.`}
        </span>
        <span className="ml-auto flex flex-wrap items-center gap-x-4">
          {onSeek !== null && <GoToTime lengthMs={timeline.lengthMs} onSeek={onSeek} />}
          <span className="-my-1.5">
            <Tool isDisabled={hereMs === null} onPress={splitHere}>
              Split here
            </Tool>
          </span>
        </span>
        {differs && (
          <span className="flex items-center gap-2">
            <span aria-hidden className="w-6 border-t border-dashed border-ink" />
            what this screen’s light shows, where that is another frequency
          </span>
        )}
      </figcaption>
    </figure>
  );
}

interface ReadoutProps {
  readonly timeline: Timeline;
  readonly atMs: Milliseconds;
  readonly isCursor: boolean;
  readonly playingMs: Milliseconds | null;
}

/** The moment at the cursor, else where it plays; where both are drawn, each is told by its stroke. */
function Readout({ timeline, atMs, isCursor, playingMs }: ReadoutProps) {
  const isPlaying = playingMs !== null;
  return (
    <>
      {isPlaying && (
        <>
          <span
            className={`mr-2 inline-block h-3 align-middle ${isCursor ? 'border-l border-dashed border-edge' : 'border-l-2 border-ink'}`}
          />
          {isCursor ? 'Cursor ' : 'Now '}
        </>
      )}
      <span className="figure text-ink">{formatSecond(atMs)}</span>{' '}
      {momentWords(momentAt(timeline, atMs))}
      {isPlaying && isCursor && (
        <span className="ml-4 whitespace-nowrap">
          <span className="mr-2 inline-block h-3 border-l-2 border-ink align-middle" />
          Now <span className="figure text-ink">{formatSecond(playingMs)}</span>
        </span>
      )}
    </>
  );
}

function deliveredRuns(frame: Frame, timeline: Timeline, delivered: Delivered | null) {
  if (delivered === null) return [];
  return (['fastHz', 'slowHz'] as const).flatMap((key) =>
    deliveredLine(frame, timeline, key, delivered),
  );
}
