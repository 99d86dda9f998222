import type { ProgramDesk } from '@overtone/client/program/program-desk';
import type { ProgramEditor } from '@overtone/client/program/program-editor';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { Tool } from './tool.tsx';

/** What the toolbar is given. */
export interface ProgramToolbarProps {
  readonly desk: ProgramDesk;
  readonly editor: ProgramEditor;
  /** A stage was added, and is selected. */
  readonly onAdded: () => void;
}

/** Everything that is done to the course as a whole or to what is selected. */
export function ProgramToolbar({ desk, editor, onAdded }: ProgramToolbarProps) {
  const { selection } = editor;
  const isNothing = selection === null;
  const stretch = selection ?? { within: [], first: 0, count: editor.program.course.length };
  return (
    // A rule stands between groups; where one begins a line, the rule is left of what is seen.
    <div className="overflow-x-clip border-y border-rule py-1 [overflow-clip-margin:0.25rem]">
      <Toolbar
        aria-label="Edit"
        className="flex flex-wrap items-stretch gap-x-1 gap-y-0 text-small @min-[40rem]:-ml-3.25 @min-[40rem]:gap-x-2"
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
          <Tool
            onPress={() => {
              desk.add();
              onAdded();
            }}
          >
            Add a stage
          </Tool>
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
            Move earlier
          </Tool>
          <Tool
            isDisabled={isNothing}
            onPress={() => desk.change({ kind: 'move', stretch, by: 1 })}
          >
            Move later
          </Tool>
        </Group>
        <Group>
          <Tool keys="Control+X" isDisabled={isNothing} onPress={desk.cut}>
            Cut
          </Tool>
          <Tool keys="Control+C" isDisabled={isNothing} onPress={desk.copy}>
            Copy
          </Tool>
          <Tool
            keys="Control+V"
            isDisabled={editor.clipboard.steps.length === 0}
            onPress={desk.paste}
          >
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
      </Toolbar>
    </div>
  );
}

function Group({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-0.5 @min-[40rem]:border-l @min-[40rem]:border-rule @min-[40rem]:pl-2">
      {children}
    </div>
  );
}
