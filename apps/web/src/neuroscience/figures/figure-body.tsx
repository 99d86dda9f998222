import type { ReactNode } from 'react';

export interface FigureBodyProps {
  /** What is drawn. */
  readonly plot: ReactNode;
  /** What the reader moves. */
  readonly controls: ReactNode;
  /** What is seen, in words. */
  readonly finding: string;
}

/** A figure that its reader handles: what is drawn, what can be moved, and what is seen now. */
export function FigureBody({ plot, controls, finding }: FigureBodyProps) {
  return (
    <div className="contents">
      <div>{plot}</div>
      <div className="grid content-start gap-3">
        {controls}
        {/* As tall as its longest words, so that nothing below moves with the reader's hand. */}
        <output className="mt-1 block min-h-[calc(4lh+0.8125rem)] border-t border-rule pt-3 font-serif text-read leading-snug lg:max-xl:min-h-[calc(6lh+0.8125rem)]">
          {finding}
        </output>
      </div>
    </div>
  );
}
