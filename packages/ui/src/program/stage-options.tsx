import { spanWords } from '@overtone/client/program/program-words';
import { memo } from 'react';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components';
import type { StageBox } from './picture/stage-boxes.ts';
import type { PlaceStage } from './use-stage-places.ts';

/** What the options are given. */
export interface StageOptionsProps {
  readonly boxes: readonly StageBox[];
  /** Numbers of the stages that are selected, joined: the same text as long as they are the same. */
  readonly selected: string;
  readonly onSelect: (stages: readonly number[]) => void;
  readonly placeStage: PlaceStage;
}

/**
 * The stages as a row of options. Where each stands is told to its element beside React, which takes too long to draw a
 * thousand of them anew with every step of a drag.
 */
export const StageOptions = memo(({ boxes, selected, onSelect, placeStage }: StageOptionsProps) => {
  const select = (keys: Selection) =>
    onSelect(keys === 'all' ? boxes.map(({ stage }) => stage) : [...keys].map(Number));
  return (
    <ListBox
      aria-label="Stages"
      orientation="horizontal"
      selectionMode="multiple"
      selectionBehavior="replace"
      disallowEmptySelection
      escapeKeyBehavior="none"
      selectedKeys={selected === '' ? [] : selected.split(',').map(Number)}
      onSelectionChange={select}
      items={boxes}
      className="absolute inset-0"
    >
      {(box) => <StageOption box={box} placeStage={placeStage} />}
    </ListBox>
  );
});

interface StageOptionProps extends Pick<StageOptionsProps, 'placeStage'> {
  readonly box: StageBox;
}

function StageOption({ box: { stage, span }, placeStage }: StageOptionProps) {
  const words = `Stage ${stage + 1}: ${spanWords(span)}`;
  return (
    <ListBoxItem
      ref={(element: HTMLElement | null) => placeStage(stage, element)}
      id={stage}
      textValue={words}
      aria-label={words}
      className="group/stage absolute inset-y-0 cursor-pointer border-t-3 border-transparent transition-colors outline-none data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-accent data-hovered:bg-ink/3 data-lined:shadow-[1px_0] data-lined:shadow-rule data-selected:border-ink data-selected:bg-ink/3"
    >
      <span
        aria-hidden
        className="figure absolute top-1.5 right-3 hidden text-note text-faint group-data-numbered/stage:block group-data-selected/stage:font-semibold group-data-selected/stage:text-ink"
      >
        {stage + 1}
      </span>
    </ListBoxItem>
  );
}
