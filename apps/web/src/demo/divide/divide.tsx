import { useWidth } from '@overtone/ui/page/use-width';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { DEMO } from '../../content/demo.ts';
import { PANE_REM, paneRemAfterKey, paneRemWithin } from './pane-rem.ts';

declare module 'react' {
  interface CSSProperties {
    /** How wide a person has made the session's side (shell.css). */
    '--divide'?: string;
    /** Where the line of the divide stands while the sides follow it (shell.css). */
    '--line'?: string;
  }
}

/** What the divide is given. */
export interface DivideProps {
  /** How wide the session's side is drawn because a person wants it so, in rem; null where they do not. */
  readonly shownRem: number | null;
  /** Hears how wide the session's side is to be, in rem; null for the width that the window gives. */
  readonly onMove: (paneRem: number | null) => void;
}

/**
 * The line between the session and the practice, which a person moves by hand or by keyboard; a double click gives the width
 * back to the window. It goes with the hand at once, and the two sides follow it. Not there where they have no room beside each
 * other.
 */
export function Divide({ shownRem, onMove }: DivideProps) {
  const pane = useRef<HTMLDivElement>(null);
  const paneRem = useWidth(pane) / pxOfRem();
  const [wantedRem, setWanted] = useState(shownRem);
  const lineRem = wantedRem === shownRem ? null : wantedRem;
  const move = (rem: number | null) => {
    setWanted(rem);
    onMove(rem);
  };
  const drag = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    const place = pane.current;
    if (!place || !currentTarget.hasPointerCapture(pointerId)) return;
    move(paneRemWithin((clientX - place.getBoundingClientRect().left) / pxOfRem()));
  };
  const press = (event: KeyboardEvent) => {
    const drawnRem = (pane.current?.clientWidth ?? 0) / pxOfRem();
    const moved = paneRemAfterKey(event.key, lineRem ?? drawnRem);
    if (moved === undefined) return;
    event.preventDefault();
    move(moved);
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
        style={lineRem === null ? undefined : { '--line': `min(${lineRem}rem, var(--pane-most))` }}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        onDoubleClick={() => move(null)}
        onKeyDown={press}
      />
    </div>
  );
}

function pxOfRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
