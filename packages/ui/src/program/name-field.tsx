import type { OpenProgram, ProgramDesk } from '@overtone/client/program/program-desk';
import { NAME_LENGTH } from '@overtone/domain/program/limits';
import { useId, useState } from 'react';
import { useCalmValue } from '../page/calm-panels.tsx';

/** With so few characters left, it is said how many there are. */
const NEARLY_FULL = 15;

/** What was typed of the program of a sitting, and why it cannot be. What is changed elsewhere meanwhile does not undo it. */
interface Typed {
  readonly text: string;
  readonly sitting: OpenProgram['sitting'];
  readonly problem: string | null;
}

/** What the field is given. */
export interface NameFieldProps {
  readonly desk: ProgramDesk;
  readonly open: OpenProgram;
}

/**
 * The name of a program, to write over: it is taken over by Enter or by leaving, and let go by Escape; what cannot be taken stays, with the reason
 * under it. A field that is left empty has its name again.
 */
export function NameField({ desk, open: { sitting, editor } }: NameFieldProps) {
  const { name } = editor.program;
  const noteId = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  const draft = typed?.sitting === sitting ? typed : null;
  const left = NAME_LENGTH - (draft?.text.length ?? 0);
  const counted = left <= NEARLY_FULL ? `${NAME_LENGTH - left} of ${NAME_LENGTH} characters` : null;
  // A line more or less moves all that is below.
  const note = useCalmValue(draft?.problem ?? counted);

  function take(): void {
    if (draft === null || draft.text.trim() === name) return setTyped(null);
    const problem = desk.tryChange({ kind: 'rename', name: draft.text });
    setTyped(problem === null ? null : { ...draft, problem });
  }

  function leave(): void {
    if (draft?.text.trim() === '') setTyped(null);
    else take();
  }

  return (
    <>
      <input
        type="text"
        dir="auto"
        aria-label="Name of the program"
        aria-invalid={draft?.problem ? true : undefined}
        aria-describedby={note === null ? undefined : noteId}
        value={draft?.text ?? name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        onChange={({ currentTarget }) =>
          setTyped({ text: currentTarget.value, sitting, problem: null })
        }
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
          if (key === 'Escape') setTyped(null);
        }}
        className="-mx-1.25 w-full max-w-2xl rounded-key border border-transparent bg-transparent px-1 py-0.5 font-display text-title font-semibold text-ellipsis @xl:text-head tracking-[-0.02em] hover:border-rule focus:border-edge focus:bg-well pointer-coarse:min-h-11"
      />
      {note !== null && (
        <p
          id={noteId}
          role={draft?.problem ? 'alert' : undefined}
          className={`text-note ${draft?.problem ? 'text-warn' : 'text-muted'}`}
        >
          {note}
        </p>
      )}
    </>
  );
}
