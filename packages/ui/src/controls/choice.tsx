import { calmKeys } from '@overtone/client/safety/calm-keys';
import { type ReactNode, useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';

/** One answer of a choice; `name` is read out where `content` is a drawing. */
export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly content?: ReactNode;
}

/** What a choice is given. */
export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly options: readonly ChoiceOption<Value>[];
  /** The chosen value; null when none of the options holds. */
  readonly value: Value | null;
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all in view: a row of keys of which one is pressed. */
export function Choice<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  isDisabled = false,
  onChange,
}: ChoiceProps<Value>) {
  const [holdBack] = useState(calmKeys);
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <RadioGroup
      value={value}
      onChange={choose}
      isDisabled={isDisabled}
      orientation="horizontal"
      className="grid content-start gap-1.5 data-disabled:opacity-55"
    >
      <Label className={isLabelHidden ? 'sr-only' : 'label'}>{label}</Label>
      <div
        onKeyDownCapture={holdBack}
        className="flex flex-wrap divide-x divide-edge overflow-clip rounded-key border border-edge"
      >
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            aria-label={option.name}
            className="chosen-ground grid min-h-9 flex-1 cursor-pointer place-items-center px-2 text-center text-small text-muted transition-colors hover:text-ink data-disabled:cursor-not-allowed data-focus-visible:outline-2 data-focus-visible:-outline-offset-3 data-focus-visible:outline-accent data-selected:bg-ink data-selected:text-paper data-selected:data-focus-visible:outline-paper pointer-coarse:min-h-11 shadow-[0_-1px_var(--color-edge)]"
          >
            {option.content ?? option.name}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
