import { useStore } from '@nanostores/react';
import type { ProgramDesk } from '@overtone/client/program/program-desk';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { DropZone, FileTrigger, Label, TextArea, TextField } from 'react-aria-components';
import { Button } from '../controls/button.tsx';
import { LineNotes } from './line-notes.tsx';

/** Longest text that is laid out in the field, in characters: a browser stands still over a few million of them. */
const LONGEST_SHOWN = 20_000;

/** Brings a program along: an .sbg file, a text or a link, dropped, chosen or pasted. */
export function OpenText({ desk }: { readonly desk: ProgramDesk }) {
  const [text, setText] = useState('');
  const isReading = useStore(desk.$isReading);

  function take(file: File | undefined) {
    if (file !== undefined) desk.read(file, 'text');
  }

  /** A long text is read as it comes, and not shown first. */
  function takePasted(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length <= LONGEST_SHOWN) return;
    event.preventDefault();
    desk.read(pasted, 'text');
  }

  /** However else it came: dropped, or set by something that fills fields. */
  function takeChanged(next: string) {
    if (next.length <= LONGEST_SHOWN) return setText(next);
    setText('');
    desk.read(next, 'text');
  }

  return (
    <section aria-label="Open one of your own" className="grid gap-3 border-t border-rule pt-5">
      <h3 className="label font-sans tracking-normal">Open one of your own</h3>
      <NotOpened desk={desk} />
      <div className="grid gap-4 @4xl:grid-cols-2 @4xl:gap-12">
        <DropZone
          aria-label="Drop a program’s file"
          onDrop={({ items }) => {
            const file = items.find((item) => item.kind === 'file');
            if (file !== undefined) void file.getFile().then(take);
          }}
          className="flex flex-wrap items-center justify-between gap-3 rounded-key border border-dashed border-edge p-4 transition-colors data-drop-target:border-accent data-drop-target:bg-well data-focus-visible:outline-2 data-focus-visible:outline-accent"
        >
          <p className="max-w-prose text-small text-muted">
            Drop an .sbg file from SBaGen, SBaGen+ or SBaGenX here, or a program saved as text. It
            is read on this device; whatever plays differently here is listed line by line.
          </p>
          <FileTrigger
            acceptedFileTypes={['.sbg', '.txt', '.json', 'text/plain']}
            onSelect={(files) => take(files?.[0])}
          >
            <Button>Choose a file</Button>
          </FileTrigger>
        </DropZone>
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            desk.read(text, 'text');
          }}
        >
          <TextField value={text} onChange={takeChanged} className="grid gap-1.5">
            <Label className="label">Or paste a text or a link</Label>
            <TextArea
              rows={3}
              spellCheck={false}
              onPaste={takePasted}
              className="well figure w-full resize-y px-3 py-2 text-small pointer-coarse:text-[1rem]"
            />
          </TextField>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" isDisabled={text.trim() === ''}>
              Open the pasted text
            </Button>
            <output className="text-small text-muted">{isReading && 'Reading…'}</output>
            {isReading && (
              <Button tone="quiet" onPress={desk.cancelReading}>
                Cancel reading
              </Button>
            )}
          </div>
        </form>
      </div>
    </section>
  );
}

/** Why what was brought along did not open, beside where it was brought; it takes the focus, so that it is read at once. */
function NotOpened({ desk }: { readonly desk: ProgramDesk }) {
  const notes = useStore(desk.$unread);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notes.length === 0) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [notes]);
  if (notes.length === 0) return null;
  return (
    <div
      ref={place}
      role="alert"
      tabIndex={-1}
      className="grid scroll-mt-4 scroll-mb-[calc(var(--foot,0px)+1rem)] gap-2 border-l-2 border-warn bg-warn-well px-4 py-3 text-small"
    >
      <p className="font-medium">
        That could not be opened, and nothing is lost.{' '}
        {notes.length === 1 ? 'The reason:' : 'The reasons, line by line:'}
      </p>
      <LineNotes notes={notes} />
    </div>
  );
}
