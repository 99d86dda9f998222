import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useId } from 'react';

/** Backup codes, which are shown this once; they can take the focus. */
export function BackupCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  const noteId = useId();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <fieldset
      aria-label="Your new backup codes"
      aria-describedby={noteId}
      tabIndex={-1}
      className="grid min-w-0 gap-4 outline-none"
    >
      <p id={noteId}>
        Save these backup codes now, in a file or on paper: they are shown only once. If you lose
        your phone, sign in with your password and choose “Lost your phone? Use a backup code”, then
        type one of them. Each works once. Capitals, spaces and the dash make no difference, and no
        code has a 0, O, 1, I or L in it.
      </p>
      <ul
        aria-label="Backup codes"
        className="figure grid w-fit grid-cols-2 gap-x-8 gap-y-1.5 border border-rule px-5 py-4"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <a href={file} download="overtone-backup-codes.txt" className={BUTTON_TONES.line}>
          Save as a file
        </a>
        <button type="button" onClick={onDone} className={`${BUTTON_TONES.quiet} cursor-pointer`}>
          I have saved them
        </button>
      </div>
    </fieldset>
  );
}
