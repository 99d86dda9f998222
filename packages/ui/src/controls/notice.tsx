import { type FocusEvent, type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

/** What a notice is given. */
export interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Given where a person may put the notice away. */
  readonly onDismiss?: () => void;
}

/**
 * Something a person should know now, in place; it is read out when it appears. Whoever put it away by keyboard goes on where
 * they came from.
 */
export function Notice({ title, children, onDismiss }: NoticeProps) {
  const cameFrom = useRef<Element | null>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const dismiss = () => {
    onDismiss?.();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <div
      role="alert"
      onFocus={enter}
      className="border-l-2 border-warn bg-warn-well px-4 py-3 text-small"
    >
      <p className="font-semibold text-warn">{title}</p>
      <div className="mt-0.5 text-ink">{children}</div>
      {onDismiss !== undefined && (
        <Button tone="quiet" onPress={dismiss}>
          Dismiss
        </Button>
      )}
    </div>
  );
}
