import type { Result } from '@overtone/domain/result';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import {
  Button as AriaButton,
  FieldError,
  Input,
  Label,
  Text,
  TextField,
} from 'react-aria-components';
import { useFocusOfGone } from '../controls/use-focus-of-gone.tsx';
import { useCalmValue } from '../page/calm-panels.tsx';

/** What a field for one value of a program is given. */
export interface ValueFieldProps {
  readonly label: string;
  /** Behind the number; absent where the value says its own. */
  readonly unit?: string;
  /** What the value looks like, before it; absent where it looks like nothing. */
  readonly sample?: ReactNode;
  /** What may be typed, beside the field. */
  readonly range: string;
  /** What else is said of the value; null or absent where there is nothing. */
  readonly note?: string | null;
  /** Whether it is written with more than digits and a point, as a time is: a phone has the keys for that. */
  readonly isWords?: boolean;
  /** The value as it is written. */
  readonly text: string;
  /** Whether the value only stays as it was before; it is shown quietly then. */
  readonly isInherited?: boolean;
  readonly read: (text: string) => Result<number, string>;
  /** Takes a value over; a sentence says why not. */
  readonly onChange: (value: number) => string | null;
  /** Lets the value be what it was before; absent where that is no choice. */
  readonly onLeave?: () => void;
  /** The value that an arrow key leads to, finer with Shift; absent where arrow keys do nothing. */
  readonly stepped?: (direction: 1 | -1, isFine: boolean) => number;
}

/**
 * A value to type: it is taken over by Enter or by leaving, and let go by Escape; what cannot be taken stays, with the reason beside it. A field
 * that is left empty has its value again, and says so.
 */
export function ValueField(props: ValueFieldProps) {
  const { label, unit, range, text, isInherited = false, read, onChange, onLeave, stepped } = props;
  const place = useRef<HTMLDivElement>(null);
  // What stands where "reset" did; the field itself would unfold the keys of a phone.
  useFocusOfGone(place, (field) => field.querySelector<HTMLElement>('[tabindex="-1"]'));
  const [typed, setTyped] = useState<Typed | null>(null);
  const draft = typed !== null && typed.beside === text ? typed : null;
  const [keptBeside, setKeptBeside] = useState<string | null>(null);

  function leave(): void {
    const isEmpty = draft !== null && draft.text.trim() === '';
    setKeptBeside(isEmpty ? text : null);
    if (isEmpty) setTyped(null);
    else take();
  }

  function take(): void {
    if (draft === null || draft.text === text) {
      setTyped(null);
      return;
    }
    const value = read(draft.text);
    const problem = value.ok ? onChange(value.value) : value.reason;
    setTyped(problem === null ? null : { ...draft, problem });
  }

  function press(event: KeyboardEvent): void {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    if (event.key === 'Enter') take();
    if (event.key === 'Escape') setTyped(null);
    if (direction === null || stepped === undefined) return;
    event.preventDefault();
    const problem = onChange(stepped(direction, event.shiftKey));
    setTyped(problem === null ? null : { text, beside: text, problem });
  }

  // A line more or less moves all that is below.
  const problem = useCalmValue(draft?.problem ?? null);
  const note = useCalmValue(props.note ?? null);
  const withUnit = unit === undefined ? text : `${text} ${unit}`;
  return (
    <TextField
      ref={place}
      value={draft?.text ?? text}
      onChange={(changed) => {
        setKeptBeside(null);
        setTyped({ text: changed, beside: text, problem: null });
      }}
      onBlur={leave}
      onKeyDown={press}
      isInvalid={problem !== null}
      validationBehavior="aria"
      autoComplete="off"
      className="grid content-start gap-1.5"
    >
      <div className="flex items-baseline justify-between gap-2">
        <Label className="label whitespace-nowrap">{label}</Label>
        {isInherited && (
          <span tabIndex={-1} className="text-note text-faint outline-none">
            as before
          </span>
        )}
        {onLeave !== undefined && !isInherited && (
          <AriaButton
            aria-label={`${label}: reset to what it was before the stage`}
            onPress={onLeave}
            className="cursor-pointer text-note text-accent underline underline-offset-3 pointer-coarse:-my-3.5 pointer-coarse:-ml-3 pointer-coarse:py-3.5 pointer-coarse:pl-3"
          >
            reset
          </AriaButton>
        )}
      </div>
      <div className="well flex min-h-10 items-stretch">
        {props.sample}
        <Input
          inputMode={props.isWords ? 'text' : 'decimal'}
          className={`figure pointer-coarse:text-[1rem] scroll-my-4 scroll-mb-[calc(var(--foot,0px)+1rem)] w-full min-w-0 py-1.5 pl-2.5 outline-none pointer-coarse:min-h-11 ${isInherited && draft === null ? 'text-faint' : ''}`}
        />
        {unit !== undefined && (
          <span aria-hidden className="figure self-center px-2.5 text-small text-faint">
            {unit}
          </span>
        )}
      </div>
      <Text slot="description" className="-mt-0.5 text-note text-faint">
        {keptBeside === text ? `Nothing was typed, so it stays at ${withUnit}. ` : ''}
        {range}
        {note !== null && <span className="block">{note}</span>}
      </Text>
      <FieldError className="text-note text-warn">{problem}</FieldError>
    </TextField>
  );
}

/** What was typed while `beside` was the value. */
interface Typed {
  readonly text: string;
  readonly beside: string;
  readonly problem: string | null;
}
