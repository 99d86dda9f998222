import { useId } from 'react';

/** The text of a letter, and how headings and links are written in it. */
export function LetterTextField({
  value,
  maxLength,
  onChange,
}: {
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  const hintId = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="label">
        Text
      </label>
      <textarea
        id={id}
        aria-describedby={hintId}
        rows={14}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="well min-h-64 w-full min-w-0 px-3 py-2"
      />
      <p id={hintId} className="text-note text-muted">
        An empty line begins a paragraph. A line that begins with <code>#</code> and a space is a
        heading. <code>[words](https://…)</code> is a link, and so is an address that begins with
        https://. Everything else stays as you type it.
      </p>
    </div>
  );
}
