import type { Ref } from 'react';
import { Button } from '../controls/button.tsx';

/** What the note is given. */
export interface NotLoadedNoteProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly name: string;
  readonly isTrying: boolean;
  /** How often it was tried again. */
  readonly tries: number;
  readonly onTry: () => void;
}

/** Says that a part of the page could not be loaded, and what can be done. */
export function NotLoadedNote({ ref, name, isTrying, tries, onTry }: NotLoadedNoteProps) {
  return (
    <div ref={ref} className="grid max-w-prose justify-items-start gap-3 text-small">
      <output>
        {isTrying
          ? 'Trying again…'
          : `${name} could not be loaded${tries > 0 ? ' this time either' : ''}.`}
      </output>
      <p className="text-muted">
        There may be no connection, or Overtone has been updated since you opened this page.
        Everything else here goes on as before. If trying again does not help, reload the page; that
        ends a session that is on.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onPress={onTry}>Try again</Button>
        <Button tone="quiet" onPress={() => location.reload()}>
          Reload the page
        </Button>
      </div>
    </div>
  );
}
