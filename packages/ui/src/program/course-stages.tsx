import { isWithin, stagePlaces, stretchAt, stretchOver } from '@overtone/client/program/places';
import type { ProgramDesk } from '@overtone/client/program/program-desk';
import type { ProgramEditor } from '@overtone/client/program/program-editor';
import { stageStates } from '@overtone/client/program/stage-states';
import type { Milliseconds } from '@overtone/domain/units';
import type { Timeline } from '@overtone/domain/program/timeline';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { BorderHandle, GRIP_WIDTH } from './border-handle.tsx';
import type { PictureHold } from './course-handle.ts';
import { NodeDots } from './node-dots.tsx';
import { type Frame, xOf } from './picture/frame.ts';
import { gripTop } from './picture/grip-top.ts';
import type { HeldEnd } from './picture/held-end.ts';
import { roomyStages, stageAt } from './picture/roomy-stages.ts';
import type { SeenPart } from './picture/seen-part.ts';
import { type StageBox, stageBoxes } from './picture/stage-boxes.ts';
import { RhythmHandle } from './rhythm-handle.tsx';
import { StageOptions } from './stage-options.tsx';
import { BORDER_ROOM, HOVER_ROOM, useStagePlaces } from './use-stage-places.ts';
import { keepInView } from './view-of-picture.ts';

/** What the stages on the picture are given. */
export interface CourseStagesProps {
  readonly desk: ProgramDesk;
  readonly editor: ProgramEditor;
  readonly timeline: Timeline;
  readonly frame: Frame;
  /** What the picture is scrolled in. */
  readonly view: RefObject<HTMLElement | null>;
  readonly seen: SeenPart;
  /** What has handles for its values; null where nothing has. */
  readonly inHand: HeldEnd | null;
  /** The moment under the pointer; null where there is none. */
  readonly hoveredMs: Milliseconds | null;
  /** Told how the picture is held while a drag goes on; null where the stages have no handles. */
  readonly onHold: ((hold: PictureHold | null) => void) | null;
  /** A stage was pressed, perhaps one that is selected already. */
  readonly onPicked: () => void;
}

/**
 * Most stages whose nodes and borders are drawn in full, and whose options say at every step of a movement what they are; with
 * more, the course is what is to be seen, and they say it once the movement has ended.
 */
const MANY_STAGES = 24;

/** Pixels that two borders are apart at least whose grips stand at the same height. */
const GRIP_ROOM = GRIP_WIDTH + 4;

/** Part of a narrow stage, before its end, in which its border is held. */
const NARROW_REACH = 1 / 3;

/** The stages as a row of options over the picture, and the handles of the one that is selected. */
export function CourseStages(props: CourseStagesProps) {
  const { desk, editor, timeline, frame, view, seen, hoveredMs, onHold, onPicked } = props;
  const { inHand } = props;
  const { program, selection } = editor;
  const states = useMemo(() => stageStates(program), [program]);
  const boxes = useMemo(() => stageBoxes(timeline), [timeline]);
  const selected = states.flatMap(({ place }, stage) =>
    selection !== null && isWithin(place, selection) ? [stage] : [],
  );
  const rhythmsAt = (stage: number) => {
    const { fastHz = 0, slowHz = 0 } = states[stage]?.after ?? {};
    return [fastHz, slowHz].filter((hz) => hz > 0);
  };
  const momentOf = (stage: number) => states[stage]?.after ?? program.start;
  const placeAt = (stage: number) => states[stage]?.place ?? [];
  const isAlone =
    selection?.count === 1 &&
    placeAt(selected[0] ?? -1).join() === [...selection.within, selection.first].join();
  const held = isAlone ? selected[0] : undefined;

  const last = boxes.at(-1);
  const lastEndMs = timeline.lengthMs - program.fadeMs;
  const fadePx = xOf(frame, program.fadeMs);
  // Behind a short fade the grip of the whole would lie over that of the last stage.
  const isBesideHeld = last !== undefined && last.stage === held && fadePx < GRIP_ROOM;
  const widthBehind = (next: StageBox | undefined, endMs: Milliseconds) => {
    if (endMs === lastEndMs) return 2 * fadePx;
    return xOf(frame, next?.startMs === endMs ? next.span.lengthMs : frame.endMs);
  };
  const passes = useMemo(
    () => timeline.spans.filter(({ stage }) => stage === last?.stage).length,
    [timeline, last],
  );

  const isInHand = ({ stage, span, endMs }: StageBox) => {
    if (stage === held) return true;
    const [x, width] = [xOf(frame, endMs), xOf(frame, span.lengthMs)];
    if (width >= BORDER_ROOM) return x >= seen.fromPx && x <= seen.toPx;
    const before = hoveredMs === null ? -1 : x - xOf(frame, hoveredMs);
    return width >= HOVER_ROOM && before >= 0 && before <= width * NARROW_REACH;
  };

  // What is selected by a key or a command far away comes into view.
  const shown = useRef(held);
  useLayoutEffect(() => {
    const box = held === undefined || held === shown.current ? undefined : boxes[held];
    shown.current = held;
    if (!box || !view.current) return;
    const { scrollLeft, clientWidth } = view.current;
    const [from, to] = [xOf(frame, box.startMs), xOf(frame, box.endMs)];
    if (to < scrollLeft || from > scrollLeft + clientWidth) keepInView(view.current, to);
  });

  const isMoving = editor.movement !== null && boxes.length > MANY_STAGES;
  const placeStage = useStagePlaces({ boxes, frame, hasLines: onHold !== null, view, isMoving });
  const now = useMemo(
    () => ({ boxes, roomy: roomyStages(boxes, frame, seen) }),
    [boxes, frame, seen],
  );
  const [drawn, setDrawn] = useState(now);
  // The same where each has its option, so that these stand still while the picture grows.
  const isOther = drawn.boxes !== now.boxes || drawn.roomy !== now.roomy;
  if (!isMoving && isOther) setDrawn(now);
  const select = useCallback(
    (fromStage: number, toStage: number) => {
      const open = desk.$open.get();
      if (open === null) return;
      const places = stagePlaces(open.editor.program.course);
      const [from, to] = [places[fromStage], places[toStage]];
      desk.select(from && to ? stretchOver(from, to) : null);
    },
    [desk],
  );
  const latest = useRef(onPicked);
  useLayoutEffect(() => {
    latest.current = onPicked;
  });
  const pick = useCallback(() => latest.current(), []);
  const placed = useRef({ boxes, frame });
  useLayoutEffect(() => {
    placed.current = { boxes, frame };
  });
  const stageUnder = useCallback(
    (x: number) => stageAt(placed.current.boxes, placed.current.frame, x),
    [],
  );

  return (
    <>
      <StageOptions
        boxes={drawn.boxes}
        roomy={drawn.roomy}
        stageUnder={stageUnder}
        selected={selected.join()}
        onSelect={select}
        onPicked={pick}
        placeStage={placeStage}
      />
      {onHold !== null && boxes.length <= MANY_STAGES && <NodeDots {...{ frame, boxes, states }} />}
      {onHold !== null &&
        boxes.filter(isInHand).map(({ stage, span, endMs }) => {
          const place = placeAt(stage);
          const moment = momentOf(stage);
          const px = xOf(frame, span.lengthMs);
          // It lies over its own stage alone, which a press on it selects.
          const isNarrow = stage !== held && px < BORDER_ROOM;
          return (
            <BorderHandle
              key={stage}
              {...{ desk, frame, view, stage, place, endMs, moment, onHold }}
              lengthMs={span.lengthMs}
              wholeMs={timeline.lengthMs}
              isWhole={false}
              passes={1}
              ownPx={isNarrow ? 2 * NARROW_REACH * px : px}
              nextPx={isNarrow ? 0 : widthBehind(boxes[stage + 1], endMs)}
              isSelected={stage === held}
              rhythms={stage === held ? rhythmsAt(stage) : []}
              besideGrip={null}
              onSelect={() => {
                if (stage !== held) desk.select(stretchAt(place));
              }}
            />
          );
        })}
      {onHold !== null && last && (
        <BorderHandle
          {...{ desk, frame, view, passes, onHold }}
          stage={last.stage}
          place={placeAt(last.stage)}
          moment={momentOf(last.stage)}
          endMs={timeline.lengthMs}
          lengthMs={last.span.lengthMs}
          wholeMs={timeline.lengthMs}
          isWhole
          isSelected={false}
          // Of a short fade half is for each of the two borders.
          ownPx={fadePx}
          nextPx={4 * frame.width}
          rhythms={isBesideHeld ? rhythmsAt(last.stage) : []}
          besideGrip={isBesideHeld ? gripTop(frame, rhythmsAt(last.stage)) : null}
          onSelect={() => {
            if (last.stage !== held) desk.select(stretchAt(placeAt(last.stage)));
          }}
        />
      )}
      {onHold !== null &&
        inHand !== null &&
        (['fastHz', 'slowHz'] as const).map((rhythm) => {
          const { stage, place, atMs: endMs, moment } = inHand;
          const hz = moment[rhythm];
          return (
            hz > 0 && (
              <RhythmHandle
                key={rhythm}
                {...{ desk, frame, view, stage, place, endMs, moment, onHold, rhythm, hz }}
              />
            )
          );
        })}
    </>
  );
}
