import type { LineNote } from '@overtone/domain/program/sbg/sbg-file';

/** Sentences about a text, each with the line that it is about; line 0 is the whole. */
export function LineNotes({ notes }: { readonly notes: readonly LineNote[] }) {
  return (
    <ol className="grid max-h-64 gap-1 overflow-y-auto">
      {notes.map(({ line, sentence }) => (
        <li key={`${line} ${sentence}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <span className="figure min-w-15 text-note leading-5 text-faint">
            {line > 0 && `line ${line}`}
          </span>
          <span className="wrap-anywhere">{sentence}</span>
        </li>
      ))}
    </ol>
  );
}
