import { pairCurve } from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';

const BOX = { width: 1000, height: 12, inset: 1 } as const;
const ID = 'section-rule';

/** Ten seconds of a real pair, at real scale: what stands between sections. */
const PATH = svgPath(
  pairCurve({ slowHz: 0.1, fastHz: 4 }, { fromSeconds: 0, spanSeconds: 10 }),
  BOX,
);

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
  return (
    <svg aria-hidden className="h-3 w-full text-rule">
      <use href={`#${ID}`} width="100%" height="100%" />
    </svg>
  );
}
