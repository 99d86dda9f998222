import { spanWords } from '@overtone/client/program/program-words';
import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { optionByKey } from './option-by-key.ts';
import type { StageBox } from './picture/stage-boxes.ts';
import type { PlaceStage } from './use-stage-places.ts';

/** What the options are given. */
export interface StageOptionsProps {
  readonly boxes: readonly StageBox[];
  /** Numbers of the stages that are selected, joined: the same text as long as they are the same. */
  readonly selected: string;
  /** Selects one stage, or all from one to another. */
  readonly onSelect: (from: number, to: number) => void;
  /** One was pressed, whether or not it was selected. */
  readonly onPicked: () => void;
  readonly placeStage: PlaceStage;
  /** Of many stages those that can be met by themselves; null where each has its option. */
  readonly roomy: readonly number[] | null;
  /** The stage so many pixels from the begin, where it has no option; null where none is. */
  readonly stageUnder: (x: number) => number | null;
}

/** Of many stages so many around that which has the focus have their options, too, so that keys and screen readers find the next. */
const AROUND = 10;

/**
 * The stages as a row of options, of which what has the focus is selected. Where each stands is told to its element beside
 * React, and each is no more than its element, so that they stand still in a drag. Of many those are drawn that can be met, are
 * selected, or are near the focus; what is pressed between them is known by its place.
 */
export const StageOptions = memo((props: StageOptionsProps) => {
  const { boxes, selected, onSelect, onPicked, placeStage, roomy, stageUnder } = props;
  const list = useRef<HTMLDivElement>(null);
  /** Which stage has the focus; null where none has. */
  const [focused, setFocused] = useState<number | null>(null);
  /** From which stage on more are selected. */
  const begun = useRef(0);
  const chosen = selected === '' ? [] : selected.split(',').map(Number);
  const isChosen = new Set(chosen);
  const reached = Math.min(boxes.length - 1, focused ?? chosen[0] ?? 0);
  const drawn = roomy === null ? boxes : drawnOf(boxes, [...roomy, ...chosen], reached);
  /** What has the focus as soon as it is drawn. */
  const awaited = useRef<number | null>(null);

  const optionOf = (stage: number) => {
    const found = list.current?.querySelector(`[data-stage="${stage}"]`);
    return found instanceof HTMLElement ? found : null;
  };
  const choose = (stage: number, isMore: boolean) => {
    if (!isMore) begun.current = stage;
    else if (!isChosen.has(begun.current)) begun.current = chosen[0] ?? stage;
    onSelect(begun.current, stage);
  };
  const focusOn = (stage: number) => {
    const option = optionOf(stage);
    awaited.current = option === null ? stage : null;
    option?.focus({ preventScroll: true });
    option?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    setFocused(stage);
  };
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isAll = (ctrlKey || metaKey) && key.toLowerCase() === 'a';
    const to =
      isAll || ctrlKey || metaKey || altKey ? null : optionByKey(key, reached, boxes.length);
    if (!isAll && to === null) return;
    event.preventDefault();
    if (isAll) onSelect(0, boxes.length - 1);
    if (to === null) return;
    focusOn(to);
    choose(to, shiftKey);
  };
  const pick = ({ target, clientX, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const own = stageOf(target);
    const stage = own ?? stageUnder(clientX - currentTarget.getBoundingClientRect().left);
    if (stage === null) return;
    if (own === null) focusOn(stage);
    choose(stage, shiftKey || ctrlKey || metaKey);
    onPicked();
  };
  // What was far away is drawn by now.
  useLayoutEffect(() => {
    if (awaited.current !== null) focusOn(awaited.current);
  });
  // What has the focus may go: then what is in its place has it, so that the keys go on.
  useLayoutEffect(() => {
    if (focused === null || document.activeElement !== document.body) return;
    optionOf(reached)?.focus({ preventScroll: true });
  });
  // Where a command selects others than what has the focus, it goes along, so that the keys are about what is selected.
  useLayoutEffect(() => {
    const [first] = selected === '' ? [] : selected.split(',').map(Number);
    const at = list.current?.contains(document.activeElement) ? document.activeElement : null;
    const stage = at && stageOf(at);
    if (first === undefined || stage === null || selected.split(',').includes(`${stage}`)) return;
    const option = list.current?.querySelector(`[data-stage="${first}"]`);
    if (option instanceof HTMLElement) option.focus({ preventScroll: true });
  }, [selected]);

  return (
    <div
      ref={list}
      // A select cannot stand its options on a picture.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label="Stages"
      aria-orientation="horizontal"
      aria-multiselectable
      tabIndex={-1}
      onKeyDown={press}
      onClick={pick}
      onFocus={({ target }) => setFocused(stageOf(target))}
      onBlur={() => setFocused(null)}
      className="absolute inset-0 cursor-pointer select-none outline-none"
    >
      {drawn.map((box) => (
        <StageOption
          key={box.stage}
          {...{ box, placeStage }}
          {...(roomy !== null && { of: boxes.length })}
          isSelected={isChosen.has(box.stage)}
          isReached={box.stage === reached}
        />
      ))}
    </div>
  );
});

/** The boxes of these stages, and of those around the one that is reached. */
function drawnOf(boxes: readonly StageBox[], stages: readonly number[], reached: number) {
  const all = new Set(stages);
  return boxes.filter(({ stage }) => all.has(stage) || Math.abs(stage - reached) <= AROUND);
}

function stageOf(target: EventTarget): number | null {
  const option = target instanceof Element ? target.closest('[data-stage]') : null;
  return option instanceof HTMLElement ? Number(option.dataset['stage']) : null;
}

interface StageOptionProps extends Pick<StageOptionsProps, 'placeStage'> {
  readonly box: StageBox;
  readonly isSelected: boolean;
  /** Only one option of the row is reached by Tab. */
  readonly isReached: boolean;
  /** How many stages there are, where not each has its option. */
  readonly of?: number;
}

const StageOption = memo((props: StageOptionProps) => {
  const { box, placeStage, isSelected, isReached, of } = props;
  const { stage, span } = box;
  return (
    <div
      ref={(element) => placeStage(stage, element)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      data-stage={stage}
      aria-label={`Stage ${stage + 1}: ${spanWords(span)}`}
      aria-selected={isSelected}
      {...(of !== undefined && { 'aria-setsize': of, 'aria-posinset': stage + 1 })}
      tabIndex={isReached ? 0 : -1}
      className="chosen-edge group/stage absolute inset-y-0 cursor-pointer border-t-3 border-transparent transition-colors outline-none hover:bg-ink/3 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent aria-selected:border-ink aria-selected:bg-ink/3 data-lined:shadow-[1px_0] data-lined:shadow-rule"
    >
      {/* Of a stage that goes beyond what is seen the number stands at the end of that. */}
      <span
        aria-hidden
        className="figure sticky right-3 mt-1.5 mr-3 ml-auto hidden w-fit text-note text-faint group-aria-selected/stage:font-semibold group-aria-selected/stage:text-ink group-data-numbered/stage:block"
      >
        {stage + 1}
      </span>
    </div>
  );
});
