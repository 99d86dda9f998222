import { filterClaims } from '../evidence/filter-claims.ts';
import { RoiCalculator } from '../roi/roi-calculator.tsx';
import type { PageLife } from '../site/life/page-life.ts';

/** What lives on both research pages. */
export function life(): PageLife {
  return {
    islands: { roi: <RoiCalculator variant="research" /> },
    behaviours: { claims: filterClaims },
  };
}
