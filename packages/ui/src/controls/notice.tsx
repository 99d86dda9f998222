import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** What a notice is given. */
export interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Given where a person may put the notice away. */
  readonly onDismiss?: () => void;
}

/** Something a person should know now, in place; it is read out when it appears. */
export function Notice({ title, children, onDismiss }: NoticeProps) {
  return (
    <div role="alert" className="border-l-2 border-warn bg-warn-well px-4 py-3 text-small">
      <p className="font-semibold text-warn">{title}</p>
      <div className="mt-0.5 text-ink">{children}</div>
      {onDismiss !== undefined && (
        <Button tone="quiet" onPress={onDismiss}>
          Dismiss
        </Button>
      )}
    </div>
  );
}
