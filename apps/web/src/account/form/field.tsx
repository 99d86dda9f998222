import { type InputHTMLAttributes, useId } from 'react';

export interface FieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'onChange'
> {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with what is typed; said beside the field. */
  readonly problem?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A labelled line of a form. Native, so that password managers know it for what it is. */
export function Field({ label, hint, problem, onChange, ...input }: FieldProps) {
  const id = useId();
  const hintId = useId();
  const problemId = useId();
  const described = [problem && problemId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={problem !== undefined}
        aria-describedby={described === '' ? undefined : described}
        onChange={(event) => onChange(event.target.value)}
        className="well h-11 w-full min-w-0 px-3 placeholder:text-faint disabled:cursor-not-allowed disabled:opacity-60"
      />
      {problem !== undefined && (
        <p id={problemId} className="text-small text-warn">
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className="text-note text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
