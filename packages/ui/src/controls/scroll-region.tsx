import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What the region is given. */
export interface ScrollRegionProps {
  readonly label: string;
  /** How large it becomes, and which way it scrolls. */
  readonly className: string;
  /** One element, which is what scrolls. */
  readonly children: ReactNode;
}

/** What is larger than its place, and scrolls there: by keys too, which a place has the focus for only where it does scroll. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = place.current;
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    const look = () =>
      setScrolls(box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  const reached = scrolls && { tabIndex: 0, role: 'region', 'aria-label': label };
  return (
    <div ref={place} className={className} {...reached}>
      {children}
    </div>
  );
}
