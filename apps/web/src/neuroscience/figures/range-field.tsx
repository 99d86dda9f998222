import { useId } from 'react';
import { useEarlyText } from '../../site/forms/use-early-text.ts';

export interface RangeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value as it is read. */
  readonly text: string;
  readonly onChange: (value: number) => void;
}

/** What a reader moves in a figure. Without JavaScript, where it would move nothing, it is not there. */
export function RangeField({ label, value, min, max, step, text, onChange }: RangeFieldProps) {
  const id = useId();
  // A browser that comes back to the page may have kept another value.
  const input = useEarlyText((kept) => onChange(Number(kept)));
  return (
    <div className="noscript:hidden">
      <p className="flex items-baseline justify-between gap-4 text-small">
        <label htmlFor={id} className="font-medium text-muted">
          {label}
        </label>
        <span aria-hidden className="figure whitespace-nowrap">
          {text}
        </span>
      </p>
      <input
        ref={input}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="range w-full"
      />
    </div>
  );
}
