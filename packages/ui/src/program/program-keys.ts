import type { ProgramDesk } from '@overtone/client/program/program-desk';
import type { KeyboardEvent } from 'react';

/** What a key asks of the open program. */
type KeyAction = 'undo' | 'redo' | 'copy' | 'cut' | 'paste' | 'remove' | 'earlier' | 'later';

const WITH_CONTROL: ReadonlyMap<string, KeyAction> = new Map([
  ['z', 'undo'],
  ['y', 'redo'],
  ['c', 'copy'],
  ['x', 'cut'],
  ['v', 'paste'],
]);

function actionOf({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent) {
  if (altKey) {
    const isStage = target instanceof HTMLElement && target.role === 'option';
    if (!isStage) return null;
    return key === 'ArrowLeft' ? 'earlier' : key === 'ArrowRight' ? 'later' : null;
  }
  if (ctrlKey || metaKey) {
    const action = WITH_CONTROL.get(key.toLowerCase()) ?? null;
    return action === 'undo' && shiftKey ? 'redo' : action;
  }
  return key === 'Delete' || key === 'Backspace' ? 'remove' : null;
}

function act(desk: ProgramDesk, action: KeyAction): void {
  const stretch = desk.$open.get()?.editor.selection ?? null;
  if (action === 'undo' || action === 'redo') desk[action]();
  else if (action === 'copy' || action === 'cut' || action === 'paste') desk[action]();
  else if (stretch === null) return;
  else if (action === 'remove') desk.change({ kind: 'remove', stretch });
  else desk.change({ kind: 'move', stretch, by: action === 'earlier' ? -1 : 1 });
}

/** Keys of the open program, wherever the focus is in it but in a field of text. They come before what has the focus. */
export function programKeys(desk: ProgramDesk) {
  return {
    onKeyDownCapture(event: KeyboardEvent): void {
      const { target } = event;
      const isText =
        target instanceof HTMLElement && target.matches('input:not([type=range]), textarea');
      const action = isText ? null : actionOf(event);
      if (action === null) return;
      event.preventDefault();
      event.stopPropagation();
      act(desk, action);
    },
  };
}
