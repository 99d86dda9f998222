import { type NumericSetting, SETTING_RANGES } from '@overtone/domain/session/setting-ranges';
import type { Hertz } from '@overtone/domain/units';
import { Button, Group, Input, Label, NumberField, Text } from 'react-aria-components';

/** What a field for one frequency is given. */
export interface HzFieldProps {
  readonly name: NumericSetting;
  readonly label: string;
  readonly hint?: string;
  /** The stored frequency; null shows an empty field. */
  readonly value: Hertz | null;
  /** Called with null when the field was emptied. */
  readonly onChange: (hz: Hertz | null) => void;
}

const FORMAT = { maximumFractionDigits: 2, useGrouping: false } as const;
const STEP_KEY =
  'grid w-9 cursor-pointer place-items-center text-muted hover:text-accent disabled:opacity-40';

/** A field for a frequency in Hz, with keys for one step down and up. What is stored is never rounded unasked. */
export function HzField({ name, label, hint, value, onChange }: HzFieldProps) {
  const { min, max, step } = SETTING_RANGES[name];
  const change = (hz: number) => {
    if (Number.isNaN(hz)) onChange(null);
    else if (value === null || shown(hz) !== shown(value)) onChange(hz);
  };
  return (
    <NumberField
      className="grid gap-1.5"
      value={value ?? Number.NaN}
      onChange={change}
      minValue={min}
      maxValue={max}
      step={step}
      commitBehavior="validate"
      formatOptions={FORMAT}
    >
      <Label className="label">{label}</Label>
      <Group className="well grid grid-cols-[auto_1fr_auto_auto] items-stretch">
        <Button slot="decrement" className={STEP_KEY}>
          −
        </Button>
        <Input className="figure w-full min-w-0 py-2 text-right outline-none" />
        <span aria-hidden className="figure self-center pl-1.5 text-small text-faint">
          Hz
        </span>
        <Button slot="increment" className={STEP_KEY}>
          +
        </Button>
      </Group>
      {hint !== undefined && (
        <Text slot="description" className="text-note text-faint">
          {hint}
        </Text>
      )}
    </NumberField>
  );
}

function shown(hz: Hertz): string {
  return hz.toFixed(FORMAT.maximumFractionDigits);
}
