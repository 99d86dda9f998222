import type { ReactNode } from 'react';

/** Words beside a plot, at the place that they name. */
export interface AxisMark {
  readonly text: string;
  /** Where they stand, in percent of the plot: from its top, or from its left. */
  readonly at: number;
}

/** What a figure of the report is given. */
export interface ReportFigureProps {
  readonly title: string;
  /** What it shows, in words that stand for the picture. */
  readonly caption: string;
  /** What stands along its left. */
  readonly axis: readonly AxisMark[];
  /** What stands under it; its first and last never stand out at the sides. */
  readonly foot: readonly AxisMark[];
  /** Height of the plot, in classes; a scale of many steps needs more. */
  readonly height?: string;
  readonly children: ReactNode;
}

/** A plot with its axes; its caption says what it shows, for whoever does not see it. */
export function ReportFigure({
  title,
  caption,
  axis,
  foot,
  height = 'h-44 print:h-24',
  children,
}: ReportFigureProps) {
  const widest = Math.max(...axis.map(({ text }) => text.length));
  return (
    <figure aria-label={title} className="grid content-start gap-2 break-inside-avoid">
      <h2 className="label font-sans tracking-normal">{title}</h2>
      <div
        aria-hidden
        className="figure grid gap-x-2 gap-y-1 text-note text-muted"
        style={{ gridTemplateColumns: `${Math.max(4, widest)}ch minmax(0, 1fr)` }}
      >
        <div className={`relative text-right leading-none whitespace-nowrap ${height}`}>
          {axis.map(({ text, at }) => (
            <span key={at} className="absolute right-0 -translate-y-1/2" style={{ top: `${at}%` }}>
              {text}
            </span>
          ))}
        </div>
        <svg className={`w-full overflow-visible ${height}`}>{children}</svg>
        <span />
        <p className="relative h-[1.4em] whitespace-nowrap">
          {foot.map(({ text, at }) => (
            <span
              key={at}
              className="absolute"
              style={{ left: `${at}%`, transform: `translateX(-${shiftOf(at)}%)` }}
            >
              {text}
            </span>
          ))}
        </p>
      </div>
      <figcaption className="max-w-prose text-note text-pretty text-muted print:max-w-none">
        {caption}
      </figcaption>
    </figure>
  );
}

/** Near the sides words stand within the plot, elsewhere in the middle of their place. */
function shiftOf(at: number): number {
  if (at < 8) return 0;
  return at > 92 ? 100 : 50;
}
