import { useLostFocus } from '@overtone/ui/controls/use-lost-focus';
import { type ReactNode, useRef } from 'react';

/** What has come of a press, in the place of its button: whoever has not moved on goes on from here. */
export function Outcome({
  isSmall = false,
  children,
}: {
  readonly isSmall?: boolean;
  readonly children: ReactNode;
}) {
  const said = useRef<HTMLOutputElement>(null);
  useLostFocus(said);
  return (
    <output ref={said} tabIndex={-1} className={`outline-none ${isSmall ? 'text-small' : ''}`}>
      {children}
    </output>
  );
}
