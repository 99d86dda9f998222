import { type ReactNode, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { useLostFocus } from '../controls/use-lost-focus.tsx';

/** What a question before something that cannot be taken back is given. */
export interface AskedFirstProps {
  /** What it costs. */
  readonly children: ReactNode;
  /** Name of the way back, which stands first, and of what cannot be taken back. */
  readonly back: string;
  readonly on: string;
  readonly onBack: () => void;
  readonly onOn: () => void;
}

/** Asks before something that cannot be taken back; the press that led here has taken its own button away. */
export function AskedFirst({ children, back, on, onBack, onOn }: AskedFirstProps) {
  const place = useRef<HTMLDivElement>(null);
  useLostFocus(place);
  return (
    <div
      ref={place}
      role="alert"
      tabIndex={-1}
      className="grid max-w-prose gap-3 border-l-2 border-edge bg-well px-4 py-3 text-small outline-none"
    >
      <p>{children}</p>
      <p className="flex flex-wrap gap-3">
        <Button tone="solid" onPress={onBack}>
          {back}
        </Button>
        <Button onPress={onOn}>{on}</Button>
      </p>
    </div>
  );
}
