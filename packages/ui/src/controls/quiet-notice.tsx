import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** What a quiet notice is given. */
export interface QuietNoticeProps {
  readonly title: string;
  /** What it means, in one sentence. */
  readonly children: ReactNode;
  /** What its button says, and does. */
  readonly action: string;
  readonly onAction: () => void;
}

/** A state that a person chose and should not forget, with the way back. It stays for as long as the state does. */
export function QuietNotice({ title, children, action, onAction }: QuietNoticeProps) {
  return (
    <output
      aria-label={title}
      className="flex items-center justify-between gap-4 border-l-2 border-edge bg-well py-2 pr-3 pl-4 text-small"
    >
      <span>
        <strong className="font-semibold">{title}.</strong> {children}
      </span>
      <span className="shrink-0">
        <Button tone="quiet" onPress={onAction}>
          {action}
        </Button>
      </span>
    </output>
  );
}
