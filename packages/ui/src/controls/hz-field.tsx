import { type NumericSetting, SETTING_RANGES } from '@overtone/domain/session/setting-ranges';
import type { Hertz } from '@overtone/domain/units';
import { useState } from 'react';
import { Button, FieldError, Group, Input, Label, NumberField, Text } from 'react-aria-components';
import { useCalmValue } from '../page/calm-panels.tsx';

/** What a field for one frequency is given. */
export interface HzFieldProps {
  readonly name: NumericSetting;
  readonly label: string;
  readonly hint?: string;
  /** The stored frequency; null shows an empty field. */
  readonly value: Hertz | null;
  /** Why a frequency cannot be taken, to stand beside the field; null where it can. */
  readonly problemOf: (hz: Hertz | null) => string | null;
  readonly isDisabled?: boolean;
  /** Called with null when the field was emptied. */
  readonly onChange: (hz: Hertz | null) => void;
}

const FORMAT = { maximumFractionDigits: 2, useGrouping: false } as const;
const STEP_KEY =
  'grid w-9 cursor-pointer place-items-center text-muted hover:text-accent disabled:opacity-40';

/**
 * A field for a frequency in Hz, with keys for one step down and up. What is stored is never rounded unasked. What cannot be
 * taken stays in the field, marked, with the reason; it is not handed on.
 */
export function HzField({
  name,
  label,
  hint,
  value,
  isDisabled = false,
  problemOf,
  onChange,
}: HzFieldProps) {
  const { min, max, step } = SETTING_RANGES[name];
  const [refused, setRefused] = useState<Refused | null>(null);
  const held = refused !== null && refused.beside === value ? refused : null;
  const problem = held && problemOf(held.hz);
  // A line more or less moves all that is below.
  const shownProblem = useCalmValue(problem);
  const change = (typed: number) => {
    const hz = Number.isNaN(typed) ? null : typed;
    const isRefused = problemOf(hz) !== null;
    setRefused(isRefused ? { hz, beside: value } : null);
    if (!isRefused && !isShownAs(hz, value)) onChange(hz);
  };
  return (
    <NumberField
      className="group/hz grid content-start gap-1.5"
      isDisabled={isDisabled}
      value={(problem === null ? value : held?.hz) ?? Number.NaN}
      onChange={change}
      isInvalid={shownProblem !== null}
      validationBehavior="aria"
      minValue={min}
      maxValue={max}
      step={step}
      commitBehavior="validate"
      formatOptions={FORMAT}
    >
      <Label className="label group-data-disabled/hz:opacity-55">{label}</Label>
      <Group className="well group-data-disabled/hz:opacity-55 grid grid-cols-[auto_1fr_auto_auto] items-stretch">
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
      <FieldError className="text-note text-warn">{shownProblem}</FieldError>
    </NumberField>
  );
}

/** A frequency that was typed while `beside` was stored, and could not be taken. */
interface Refused {
  readonly hz: Hertz | null;
  readonly beside: Hertz | null;
}

function isShownAs(one: Hertz | null, other: Hertz | null): boolean {
  return shown(one) === shown(other);
}

function shown(hz: Hertz | null): string {
  return hz === null ? '' : hz.toFixed(FORMAT.maximumFractionDigits);
}
