import { useState } from 'react';
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import { useCalmArrival } from '../page/calm-panels.tsx';

/** What a select is given. */
export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly value: Value;
  /** What is shown of it while it is folded, quietly, where the value only stays as it was, and what that is called. */
  readonly inherited?: { readonly shown: string; readonly note: string } | null;
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** One of many, folded away until it is opened. */
export function Select<Value extends string>({
  label,
  options,
  value,
  inherited = null,
  isDisabled = false,
  onChange,
}: SelectProps<Value>) {
  const choose = (chosen: unknown) => {
    const option = options.find((candidate) => candidate === chosen);
    if (option !== undefined) onChange(option);
  };
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = useCalmArrival(isUnfolded);
  return (
    <AriaSelect
      value={value}
      onChange={choose}
      isDisabled={isDisabled}
      isOpen={isOpen}
      onOpenChange={setUnfolded}
      className="grid gap-1.5 data-disabled:opacity-55"
    >
      <Label className="label flex items-baseline justify-between gap-2">
        {label}
        {inherited && <span className="text-note font-normal text-faint">{inherited.note}</span>}
      </Label>
      <Button
        // Whoever has gone on is not called back by a list that waited for its time.
        onBlur={() => {
          if (!isOpen) setUnfolded(false);
        }}
        className="well flex min-h-10 cursor-pointer pointer-coarse:min-h-11 items-center justify-between px-3 text-left"
      >
        <SelectValue className={inherited ? 'text-faint' : ''}>
          {({ defaultChildren }) => inherited?.shown ?? defaultChildren}
        </SelectValue>
        <svg aria-hidden viewBox="0 0 10 6" className="w-2.5 fill-none stroke-current text-muted">
          <path d="M1 1 5 5 9 1" strokeWidth="1.4" />
        </svg>
      </Button>
      <Popover className="w-(--trigger-width) overflow-auto rounded-key border border-edge bg-surface">
        <ListBox className="py-1 outline-none">
          {options.map((option) => (
            <ListBoxItem
              key={option}
              id={option}
              className="focused-ground cursor-pointer px-3 py-1.5 text-base outline-none data-focused:bg-well data-selected:font-semibold data-selected:text-accent"
            >
              {option}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
