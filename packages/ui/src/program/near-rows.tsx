import { type ReactNode, useEffect, useRef, useState } from 'react';
import { scrollingBox } from '../page/scrolling-box.ts';

/** How high a row is, about, until it was drawn once. */
const ROW_PX = 45;

/** How far beyond what is seen rows are drawn: as far again, so that keys and screen readers find the next. */
const NEAR = '100% 0px';

/** What rows of a long list are given. */
export interface NearRowsProps {
  /** How many they are. */
  readonly rows: number;
  /** Whether they are drawn in the first frame. */
  readonly isFirst: boolean;
  /** Whether they are drawn wherever they are. */
  readonly isWanted: boolean;
  readonly children: () => ReactNode;
}

/** Rows of a long list: drawn near what is seen, or where the focus is; elsewhere only their room is kept. */
export function NearRows({ rows, isFirst, isWanted, children }: NearRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  /** How high they stand where they are not drawn; null where they are near. */
  const [awayPx, setAwayPx] = useState(isFirst ? null : rows * ROW_PX);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const heed = (isNear: boolean) => {
      if (isNear) setAwayPx(null);
      else if (!element.contains(document.activeElement)) {
        setAwayPx(element.getBoundingClientRect().height);
      }
    };
    const observer = new IntersectionObserver(
      (entries) => heed(entries.at(-1)?.isIntersecting === true),
      { root: scrollingBox(element), rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isDrawn = isWanted || awayPx === null;
  return (
    <div ref={place} style={isDrawn ? undefined : { height: awayPx }}>
      {isDrawn && children()}
    </div>
  );
}
