import { isWithin, stretchAt, stretchOver } from '@overtone/client/program/places';
import type { ProgramDesk } from '@overtone/client/program/program-desk';
import type { ProgramEditor } from '@overtone/client/program/program-editor';
import { spanWords } from '@overtone/client/program/program-words';
import { stageStates } from '@overtone/client/program/stage-states';
import type { Milliseconds } from '@overtone/domain/units';
import type { Timeline } from '@overtone/domain/program/timeline';
import { type RefObject, useMemo } from 'react';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components';
import { BorderHandle } from './border-handle.tsx';
import type { PictureHold } from './course-handle.ts';
import { NodeDots } from './node-dots.tsx';
import { type Frame, xOf } from './picture/frame.ts';
import { type StageBox, stageBoxes } from './picture/stage-boxes.ts';
import { RhythmHandle } from './rhythm-handle.tsx';

/** What the stages on the picture are given. */
export interface CourseStagesProps {
  readonly desk: ProgramDesk;
  readonly editor: ProgramEditor;
  readonly timeline: Timeline;
  readonly frame: Frame;
  /** What the picture is scrolled in. */
  readonly view: RefObject<HTMLElement | null>;
  /** Told how the picture is held while a drag goes on; null where the stages have no handles. */
  readonly onHold: ((hold: PictureHold | null) => void) | null;
}

/** Most stages whose nodes and borders are drawn in full; with more, the course is what is to be seen. */
const MANY_STAGES = 24;

/** Room that a stage needs for its border to be held at once, in pixels; else it is held when its stage is selected. */
const BORDER_ROOM = 24;

/** Room that a stage needs for its border to be seen, in pixels: closer together they would hide the course. */
const LINE_ROOM = 5;

/** Room that a stage's number needs, in pixels. */
const NUMBER_ROOM = 26;

/** The stages as a row of options over the picture, and the handles of the one that is selected. */
export function CourseStages(props: CourseStagesProps) {
  const { desk, editor, timeline, frame, view, onHold } = props;
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
  const placeAt = (stage: number) => states[stage]?.place ?? [];
  const isAlone =
    selection?.count === 1 &&
    placeAt(selected[0] ?? -1).join() === [...selection.within, selection.first].join();
  const held = isAlone ? selected[0] : undefined;

  const widthBehind = (next: StageBox | undefined, endMs: Milliseconds) =>
    xOf(frame, next?.startMs === endMs ? next.span.lengthMs : frame.endMs);

  const isInHand = ({ stage, span }: StageBox) =>
    stage === held || xOf(frame, span.lengthMs) >= BORDER_ROOM;

  const select = (keys: Selection) => {
    const chosen = keys === 'all' ? boxes.map(({ stage }) => stage) : [...keys].map(Number);
    const [first, last] = [Math.min(...chosen), Math.max(...chosen)];
    desk.select(chosen.length === 0 ? null : stretchOver(placeAt(first), placeAt(last)));
  };

  return (
    <>
      <ListBox
        aria-label="Stages"
        orientation="horizontal"
        selectionMode="multiple"
        selectionBehavior="replace"
        disallowEmptySelection
        escapeKeyBehavior="none"
        selectedKeys={selected}
        onSelectionChange={select}
        items={boxes}
        dependencies={[frame]}
        className="absolute inset-0"
      >
        {(box) => <StageOption box={box} frame={frame} hasLine={onHold !== null} />}
      </ListBox>
      {onHold !== null && boxes.length <= MANY_STAGES && <NodeDots {...{ frame, boxes, states }} />}
      {onHold !== null &&
        boxes.filter(isInHand).map(({ stage, span, endMs }) => {
          const place = placeAt(stage);
          return (
            <BorderHandle
              key={stage}
              {...{ desk, frame, view, stage, place, endMs, onHold }}
              lengthMs={span.lengthMs}
              wholeMs={timeline.lengthMs}
              nextPx={widthBehind(boxes[stage + 1], endMs)}
              isSelected={stage === held}
              rhythms={stage === held ? rhythmsAt(stage) : []}
              onSelect={() => {
                if (stage !== held) desk.select(stretchAt(place));
              }}
            />
          );
        })}
      {onHold !== null &&
        boxes
          .filter(({ stage }) => stage === held)
          .flatMap(({ stage, endMs }) =>
            (['fastHz', 'slowHz'] as const).map((rhythm) => {
              const hz = states[stage]?.after[rhythm] ?? 0;
              const place = placeAt(stage);
              return (
                hz > 0 && (
                  <RhythmHandle
                    key={rhythm}
                    {...{ desk, frame, view, stage, place, endMs, onHold, rhythm, hz }}
                  />
                )
              );
            }),
          )}
    </>
  );
}

interface StageOptionProps {
  readonly box: StageBox;
  readonly frame: Frame;
  /** Whether its border is seen, where it is nothing to hold. */
  readonly hasLine: boolean;
}

function StageOption({ box, frame, hasLine }: StageOptionProps) {
  const { stage, span, startMs, endMs } = box;
  const width = xOf(frame, endMs - startMs);
  const words = `Stage ${stage + 1}: ${spanWords(span)}`;
  const line =
    hasLine && width >= LINE_ROOM && width < BORDER_ROOM ? 'shadow-[1px_0] shadow-rule' : '';
  return (
    <ListBoxItem
      id={stage}
      textValue={words}
      aria-label={words}
      className={`absolute inset-y-0 cursor-pointer border-t-3 border-transparent transition-colors outline-none data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-accent data-hovered:bg-ink/3 data-selected:border-ink data-selected:bg-ink/3 ${line}`}
      style={{ left: xOf(frame, startMs), width: Math.max(2, width) }}
    >
      {({ isSelected }) =>
        width > NUMBER_ROOM && (
          <span
            aria-hidden
            className={`figure absolute top-1.5 right-3 text-note ${isSelected ? 'font-semibold text-ink' : 'text-faint'}`}
          >
            {stage + 1}
          </span>
        )
      }
    </ListBoxItem>
  );
}
