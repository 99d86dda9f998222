import { DropZone, type FileDropItem, FileTrigger } from 'react-aria-components';
import { Button } from '../controls/button.tsx';

const UNREADABLE = 'This file could not be read from the device. Please choose it again.';

/** Takes an iCalendar file, dropped or chosen; `onFailure` is told why one that the device does not hand over is not. */
export function FileDrop({
  onFile,
  onFailure,
}: {
  readonly onFile: (bytes: Uint8Array, fileName: string) => Promise<void>;
  readonly onFailure: (sentence: string) => void;
}) {
  async function read(source: File | FileDropItem) {
    const whole = await contentOf(source).catch(() => null);
    if (whole === null) onFailure(UNREADABLE);
    else await onFile(whole.bytes, whole.name);
  }
  function take(item: FileDropItem | undefined) {
    if (item !== undefined) void read(item);
  }
  return (
    <DropZone
      aria-label="Drop an .ics file"
      onDrop={({ items }) => take(items.find((item) => item.kind === 'file'))}
      className="flex max-w-[40rem] flex-wrap items-center justify-between gap-3 rounded-key border border-dashed border-edge p-4 transition-colors data-drop-target:border-accent data-drop-target:bg-well data-focus-visible:outline-2 data-focus-visible:outline-accent"
    >
      <p className="text-small text-muted">
        Drop an .ics file here. It is read on this device and sent nowhere.
      </p>
      <FileTrigger
        acceptedFileTypes={['.ics', 'text/calendar']}
        onSelect={(files) => {
          const [file] = files ?? [];
          if (file !== undefined) void read(file);
        }}
      >
        <Button>Choose a file</Button>
      </FileTrigger>
    </DropZone>
  );
}

/** @throws where the device does not hand it over: it was moved, changed or taken away since it was chosen. */
async function contentOf(source: File | FileDropItem) {
  const file = source instanceof File ? source : await source.getFile();
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
}
