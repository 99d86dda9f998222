import { type ChatMessage, isNote } from '@overtone/domain/suggestion/chat-message';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a note that answers the latest question, once, so that it is read before anything under it. Whoever
 * has moved on to something outside `panel` stays there.
 */
export function useNoteFocus(
  panel: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
): void {
  const read = useRef(messages.at(-1)?.id);

  useEffect(() => {
    if (read.current === messages.at(-1)?.id) return;
    read.current = messages.at(-1)?.id;
    const note = messages[messages.findLastIndex(({ sender }) => sender === 'user') + 1];
    if (note === undefined || !isNote(note)) return;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !panel.current?.contains(activeElement);
    if (isElsewhere) return;
    const bubble = panel.current?.querySelector(`[data-message="${note.id}"]`);
    if (bubble instanceof HTMLElement) bubble.focus({ preventScroll: true });
  }, [panel, messages]);
}
