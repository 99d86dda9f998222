import { useStore } from '@nanostores/react';
import type { OutputStore } from '@overtone/client/safety/output-store';
import type { Session } from '@overtone/client/session/session';
import { Button } from '@overtone/ui/controls/button';
import { Dialog } from '@overtone/ui/controls/dialog';
import { PhotosensitivityNote } from '@overtone/ui/safety/photosensitivity-note';
import { SafetyNote } from '@overtone/ui/safety/safety-note';
import { WORDS } from '../words.ts';
import { BEGINNINGS, type FirstRun } from './first-run.ts';

/** What the note is given. */
export interface FirstRunNoteProps {
  readonly firstRun: FirstRun;
  readonly session: Session;
  readonly output: OutputStore;
}

/** What a person reads before the first light or sound on this computer, and what they begin with. */
export function FirstRunNote({ firstRun, session, output }: FirstRunNoteProps) {
  const isAsking = useStore(firstRun.$isAsking);
  const words = WORDS.firstRun;
  return (
    <Dialog title={WORDS.safety} isOpen={isAsking} onDismiss={firstRun.lookAround}>
      <p className="mt-3 text-small text-muted">{words.what}</p>
      <div className="mt-4 grid gap-2 border-l-2 border-warn pl-4">
        <PhotosensitivityNote />
        <SafetyNote />
        <p className="text-small text-muted">{words.stop}</p>
      </div>
      <div className="mt-5 grid gap-2">
        {BEGINNINGS.map((beginning) => (
          <Button
            key={beginning}
            tone={beginning === 'both' ? 'solid' : 'line'}
            onPress={() => firstRun.begin(beginning, { session, output })}
          >
            {words.begin[beginning]}
          </Button>
        ))}
        <Button tone="quiet" onPress={firstRun.lookAround}>
          {words.lookAround}
        </Button>
      </div>
    </Dialog>
  );
}
