import { calculateRoi } from '@overtone/domain/roi/roi';
import {
  formatRoiInput,
  isRoiNumber,
  parseRoiInput,
  ROI_FIELDS,
  type RoiField,
  takesThousands,
} from '@overtone/domain/roi/roi-inputs';
import { ROI_DEFAULTS, ROI_HINTS, type RoiVariant } from '@overtone/domain/roi/roi-variants';
import { useId, useState } from 'react';
import { ROI_TEXT } from '../content/roi.ts';
import { useEarlyText } from '../site/forms/use-early-text.ts';
import { RoiResults } from './roi-results.tsx';

const FIELDS = [
  'teamSize',
  'averageSalary',
  'hoursLostDaily',
  'improvementPercent',
  'pricePerPerson',
] as const satisfies readonly RoiField[];
const HINTS: Readonly<Partial<Record<RoiField, string>>> = ROI_HINTS;

/** The calculator: five figures in, a year's sum out, with bars to one scale. */
export function RoiCalculator({ variant }: { readonly variant: RoiVariant }) {
  const [inputs, setInputs] = useState(ROI_DEFAULTS[variant]);
  const roi = calculateRoi(inputs);
  return (
    <div className="mt-8 grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,33fr)_minmax(0,47fr)]">
      <div className="roi-fields">
        {FIELDS.map((field) => (
          <RoiInput
            key={field}
            field={field}
            initial={inputs[field]}
            onValue={(value) => setInputs((current) => ({ ...current, [field]: value }))}
          />
        ))}
      </div>
      <div className="grid content-start gap-6">
        <RoiResults roi={roi} />
        <ul className="figure grid gap-1 text-note text-muted">
          {ROI_TEXT.formulas.map((formula) => (
            <li key={formula}>{formula}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface RoiInputProps {
  readonly field: RoiField;
  readonly initial: number;
  readonly onValue: (value: number) => void;
}

/**
 * Shows what is typed while it is being typed, and the number that it was taken for once it is left. A browser's own number
 * field shows no thousands, and may take none: those that have some are text.
 */
function RoiInput({ field, initial, onValue }: RoiInputProps) {
  const id = useId();
  const [typed, setTyped] = useState(formatRoiInput(field, initial));
  const [wasNumber, setNumber] = useState(true);
  const { label, min, max, step } = ROI_FIELDS[field];
  const hint = HINTS[field];
  const take = (text: string) => {
    setTyped(text);
    setNumber(true);
    onValue(parseRoiInput(field, text));
  };
  const leave = () => {
    setTyped(formatRoiInput(field, parseRoiInput(field, typed)));
    setNumber(isRoiNumber(typed));
  };
  const range = takesThousands(field) ? {} : { type: 'number', min, max, step };
  const input = useEarlyText(take);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        {...range}
        inputMode="decimal"
        value={typed}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => take(event.target.value)}
        onBlur={leave}
        className="well figure h-11 w-full px-3"
      />
      <p role="alert" className="text-note text-warn empty:hidden">
        {wasNumber || ROI_TEXT.notNumber(typed)}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="text-note text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
