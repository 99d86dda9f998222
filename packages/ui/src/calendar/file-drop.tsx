import { DropZone, type FileDropItem, FileTrigger } from 'react-aria-components';
import { Button } from '../controls/button.tsx';

/** Takes an iCalendar file, dropped or chosen. */
export function FileDrop({
  onFile,
}: {
  readonly onFile: (bytes: Uint8Array, fileName: string) => Promise<void>;
}) {
  async function read(file: File) {
    await onFile(new Uint8Array(await file.arrayBuffer()), file.name);
  }
  async function take(item: FileDropItem | undefined) {
    if (item !== undefined) await read(await item.getFile());
  }
  return (
    <DropZone
      aria-label="Drop an .ics file"
      onDrop={({ items }) => void take(items.find((item) => item.kind === 'file'))}
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
