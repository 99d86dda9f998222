import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

/** What the tag is given. */
export interface HandleTagProps {
  /** What the picture is scrolled in. */
  readonly view: RefObject<HTMLElement | null>;
  /** Whether it stands at the foot of what it belongs to. */
  readonly isLow?: boolean;
  readonly children: ReactNode;
}

/** What a handle is set to, beside it while it is in hand: on its left, and on its right where that has no room; never beyond what is seen. */
export function HandleTag({ view, isLow = false, children }: HandleTagProps) {
  const tag = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const handle = tag.current?.parentElement?.getBoundingClientRect();
    const seen = view.current?.getBoundingClientRect();
    if (!tag.current || !handle || !seen) return;
    const hasRoom = handle.left - seen.left > tag.current.offsetWidth + 8;
    tag.current.dataset['side'] = hasRoom ? 'left' : 'right';
    const beyond = hasRoom
      ? 0
      : handle.right + tag.current.getBoundingClientRect().width - seen.right;
    tag.current.style.translate = `${-Math.max(0, beyond)}px`;
  });
  return (
    <span
      ref={tag}
      aria-hidden
      className={`figure pointer-events-none absolute z-30 grid justify-items-end rounded-[2px] border border-edge bg-paper px-1.5 py-0.5 text-note leading-snug whitespace-nowrap text-ink data-[side=left]:right-full data-[side=right]:left-full data-[side=right]:justify-items-start ${isLow ? 'bottom-1' : 'top-7'}`}
    >
      {children}
    </span>
  );
}
