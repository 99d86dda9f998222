import type { ReactNode } from 'react';

/** What a figure of the report is given. */
export interface ReportFigureProps {
  readonly title: string;
  /** What it shows, in words that stand for the picture. */
  readonly caption: string;
  /** What stands along its left, from the top down. */
  readonly axis: readonly string[];
  /** What stands under it, from left to right. */
  readonly foot: readonly string[];
  readonly children: ReactNode;
}

/** A plot with its axes; its caption says what it shows, for whoever does not see it. */
export function ReportFigure({ title, caption, axis, foot, children }: ReportFigureProps) {
  return (
    <figure aria-label={title} className="grid content-start gap-2 break-inside-avoid">
      <h2 className="label font-sans tracking-normal">{title}</h2>
      <div
        aria-hidden
        className="grid grid-cols-[minmax(2.5rem,auto)_minmax(0,1fr)] gap-x-2 gap-y-1 text-note text-muted"
      >
        <div className="figure flex h-44 flex-col justify-between text-right leading-none print:h-24">
          {axis.map((text, index) => (
            <span key={index}>{text}</span>
          ))}
        </div>
        <svg className="h-44 w-full overflow-visible print:h-24">{children}</svg>
        <span />
        <p className="figure flex justify-between">
          {foot.map((text, index) => (
            <span key={index}>{text}</span>
          ))}
        </p>
      </div>
      <figcaption className="max-w-prose text-note text-muted print:max-w-none">
        {caption}
      </figcaption>
    </figure>
  );
}
