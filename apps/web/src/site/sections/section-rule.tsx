import { sampleCurve } from '@overtone/domain/figure/curve';
import { pairHeight } from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import { createContext, use } from 'react';

const BOX = { width: 1000, height: 12, inset: 1 } as const;
const ID = 'section-rule';

const PAIR = { slowHz: 0.1, fastHz: 4 } as const;
const SPAN_SECONDS = 10;
/** It is so flat that more could not be told apart. */
const POINTS_PER_CYCLE = 20;

/** Ten seconds of a real pair, at real scale: what stands between sections. */
const PATH = svgPath(
  sampleCurve(POINTS_PER_CYCLE * PAIR.fastHz * SPAN_SECONDS + 1, (x) =>
    pairHeight(PAIR, x * SPAN_SECONDS),
  ),
  BOX,
);

/** Whether the sections of a page stand under plotted rules; it may have something of its own in their place. */
export const HasSectionRules = createContext(true);

/** The rule, drawn once for the whole page. */
export function SectionRuleDefinition() {
  return (
    <svg aria-hidden className="absolute size-0">
      <symbol id={ID} viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none">
        <path d={PATH} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
      </symbol>
    </svg>
  );
}

/** The rule above a section. */
export function SectionRule() {
  if (!use(HasSectionRules)) return <div className="h-3" />;
  return (
    <svg aria-hidden className="h-3 w-full text-accent opacity-60">
      <use href={`#${ID}`} width="100%" height="100%" />
    </svg>
  );
}
