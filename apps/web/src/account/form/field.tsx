import { type InputHTMLAttributes, useId, useState } from 'react';

const SHOW = 'Show';

export interface FieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'onChange'
> {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with what is typed; said beside the field, in the place of the hint. */
  readonly problem?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A labelled line of a form. Native, so that password managers know it for what it is. */
export function Field({ label, hint, problem, onChange, type, ...input }: FieldProps) {
  const id = useId();
  const hintId = useId();
  const problemId = useId();
  const [isShown, setShown] = useState(false);
  const isSecret = type === 'password';
  const hasHint = hint !== undefined && problem === undefined;
  const described = [problem && problemId, hasHint && hintId].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={isSecret && isShown ? 'text' : type}
          aria-invalid={problem !== undefined}
          aria-describedby={described === '' ? undefined : described}
          onChange={(event) => onChange(event.target.value)}
          className={`well h-11 w-full min-w-0 pl-3 placeholder:text-faint disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-warn ${isSecret ? 'pr-16' : 'pr-3'}`}
        />
        {isSecret && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 cursor-pointer px-3 text-small text-muted underline-offset-4 hover:text-ink aria-pressed:underline"
          >
            {SHOW}
          </button>
        )}
      </div>
      {problem !== undefined && (
        <p id={problemId} className="text-small text-warn">
          {problem}
        </p>
      )}
      {hasHint && (
        <p id={hintId} className="text-note text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
