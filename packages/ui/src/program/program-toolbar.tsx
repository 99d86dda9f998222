import type { ProgramDesk } from '@overtone/client/program/program-desk';
import type { ProgramEditor } from '@overtone/client/program/program-editor';
import { Button as AriaButton, Toolbar } from 'react-aria-components';

/** What the toolbar is given. */
export interface ProgramToolbarProps {
  readonly desk: ProgramDesk;
  readonly editor: ProgramEditor;
  readonly zoom: number;
  /** Null where there is nothing to zoom. */
  readonly onZoom: ((zoom: number) => void) | null;
}

const WIDEST_ZOOM = 16;

/** Everything that is done to the course as a whole or to what is selected. */
export function ProgramToolbar({ desk, editor, zoom, onZoom }: ProgramToolbarProps) {
  const { selection } = editor;
  const isNothing = selection === null;
  const stretch = selection ?? { within: [], first: 0, count: editor.program.course.length };
  return (
    // A rule stands between groups; where one begins a line, the rule is left of what is seen.
    <div className="overflow-x-clip border-y border-rule py-1.5 [overflow-clip-margin:0.25rem]">
      <Toolbar
        aria-label="Edit"
        className="flex flex-wrap items-stretch gap-x-4 gap-y-0 text-small @min-[40rem]:-ml-4.25 @min-[40rem]:gap-y-2"
      >
        <Group>
          <Tool keys="Control+Z" isDisabled={editor.past === null} onPress={desk.undo}>
            Undo
          </Tool>
          <Tool keys="Control+Y" isDisabled={editor.future === null} onPress={desk.redo}>
            Redo
          </Tool>
        </Group>
        <Group>
          <Tool onPress={desk.add}>Add a stage</Tool>
          <Tool
            isDisabled={isNothing}
            onPress={() => desk.change({ kind: 'loop', stretch, times: 2 })}
          >
            Loop
          </Tool>
          <Tool
            isDisabled={isNothing}
            onPress={() => desk.change({ kind: 'move', stretch, by: -1 })}
          >
            Earlier
          </Tool>
          <Tool
            isDisabled={isNothing}
            onPress={() => desk.change({ kind: 'move', stretch, by: 1 })}
          >
            Later
          </Tool>
        </Group>
        <Group>
          <Tool keys="Control+X" isDisabled={isNothing} onPress={desk.cut}>
            Cut
          </Tool>
          <Tool keys="Control+C" isDisabled={isNothing} onPress={desk.copy}>
            Copy
          </Tool>
          <Tool keys="Control+V" isDisabled={editor.clipboard.length === 0} onPress={desk.paste}>
            Paste
          </Tool>
          <Tool
            keys="Delete"
            isDisabled={isNothing}
            onPress={() => desk.change({ kind: 'remove', stretch })}
          >
            Delete
          </Tool>
        </Group>
        <Group>
          <Tool isDisabled={isNothing} onPress={() => desk.select(null)}>
            Start and end
          </Tool>
        </Group>
        {onZoom !== null && (
          <div className="ml-auto flex items-center gap-1">
            <Tool label="Zoom out" isDisabled={zoom <= 1} onPress={() => onZoom(zoom / 2)}>
              −
            </Tool>
            <span aria-hidden className="figure w-9 text-center text-note text-faint">
              {zoom}×
            </span>
            <Tool label="Zoom in" isDisabled={zoom >= WIDEST_ZOOM} onPress={() => onZoom(zoom * 2)}>
              +
            </Tool>
          </div>
        )}
      </Toolbar>
    </div>
  );
}

function Group({ children }: { readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 @min-[40rem]:border-l @min-[40rem]:border-rule @min-[40rem]:pl-4">
      {children}
    </div>
  );
}

interface ToolProps {
  readonly children: string;
  readonly label?: string;
  readonly keys?: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

function Tool({ children, label, keys, isDisabled = false, onPress }: ToolProps) {
  return (
    <AriaButton
      {...(label !== undefined && { 'aria-label': label })}
      {...(keys !== undefined && { 'aria-keyshortcuts': keys })}
      isDisabled={isDisabled}
      onPress={onPress}
      className="min-h-8 cursor-pointer rounded-key px-2 font-medium text-ink transition-colors hover:bg-well hover:text-accent disabled:cursor-default disabled:bg-transparent disabled:text-faint disabled:opacity-60 pointer-coarse:min-h-11"
    >
      {children}
    </AriaButton>
  );
}
