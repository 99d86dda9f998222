import { useWidth } from '@overtone/ui/page/use-width';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { DEMO } from '../../content/demo.ts';
import { PANE_REM, paneRemAfterKey, paneRemWithin } from './pane-rem.ts';

declare module 'react' {
  interface CSSProperties {
    /** How wide a person has made the session's side (shell.css). */
    '--divide'?: string;
  }
}

/** What the divide is given. */
export interface DivideProps {
  /** Hears how wide the session's side is to be, in rem; null for the width that the window gives. */
  readonly onMove: (paneRem: number | null) => void;
}

/**
 * The line between the session and the practice, which a person moves by hand or by keyboard; a double click gives the width
 * back to the window. It goes with the pointer at once, and the two sides follow it. Not there where they have no room beside each
 * other.
 */
export function Divide({ onMove }: DivideProps) {
  const pane = useRef<HTMLDivElement>(null);
  const paneRem = useWidth(pane) / pxOfRem();
  const [wantedRem, setWanted] = useState<number | null>(null);
  const drag = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    const place = pane.current;
    if (!place || !currentTarget.hasPointerCapture(pointerId)) return;
    const rem = paneRemWithin((clientX - place.getBoundingClientRect().left) / pxOfRem());
    setWanted(rem);
    onMove(rem);
  };
  const aheadRem = wantedRem === null ? 0 : wantedRem - paneRem;
  const press = (event: KeyboardEvent) => {
    const moved = paneRemAfterKey(event.key, paneRem);
    if (moved === undefined) return;
    event.preventDefault();
    onMove(moved);
  };
  return (
    <div ref={pane} className="demo-divide">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one that takes the focus is a control, and no tag is
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={DEMO.pane.divide.label}
        title={DEMO.pane.divide.hint}
        aria-valuemin={PANE_REM.least}
        aria-valuemax={PANE_REM.most}
        aria-valuenow={Math.round(paneRem)}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        onLostPointerCapture={() => setWanted(null)}
        style={{ translate: `${aheadRem}rem` }}
        onDoubleClick={() => onMove(null)}
        onKeyDown={press}
      />
    </div>
  );
}

function pxOfRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
