import { type ReactNode, useEffect, useRef } from 'react';
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
  const notice = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  useEffect(() => {
    const place = notice.current;
    const enter = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && place?.contains(relatedTarget);
      if (!isInside) cameFrom.current = relatedTarget;
    };
    place?.addEventListener('focusin', enter);
    return () => place?.removeEventListener('focusin', enter);
  }, []);
  const dismiss = () => {
    onDismiss?.();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <div
      role="alert"
      ref={notice}
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
