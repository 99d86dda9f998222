import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { PhotosensitivityNote } from './photosensitivity-note.tsx';

/** What the warning is given. */
export interface GuardWarningProps {
  readonly isOpen: boolean;
  /** Leaves Flash guard on; Escape does the same. */
  readonly onKeep: () => void;
  readonly onTurnOff: () => void;
}

/** What a person must have before them to turn Flash guard off. The safe answer has the focus. */
export function GuardWarning({ isOpen, onKeep, onTurnOff }: GuardWarningProps) {
  return (
    <Dialog role="alertdialog" title="Turn Flash guard off?" isOpen={isOpen} onDismiss={onKeep}>
      <div className="mt-4 grid gap-3 border-l-2 border-warn pl-4">
        <p>
          Flash guard keeps every pulse below what counts as a flash. Without it pulses can be
          bright, and{' '}
          <strong className="font-semibold">bright pulses can provoke a seizure.</strong>
        </p>
        <PhotosensitivityNote />
      </div>
      <p className="mt-4 text-small text-muted">
        Your choice is remembered on this device only. A notice in the session controls says so for
        as long as the guard is off.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {/* The focus belongs to the safe answer, whoever presses Enter without reading. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus tone="solid" onPress={onKeep}>
          Keep Flash guard on
        </Button>
        <Button onPress={onTurnOff}>Turn it off</Button>
      </div>
    </Dialog>
  );
}
