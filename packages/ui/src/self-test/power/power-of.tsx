import type { ComponentType } from 'react';
import { PowerAtHand, type PowerAtHandProps } from './power-at-hand.tsx';

/** {@link PowerAtHand} for whoever sits here, as setting up a self-test takes it. Make it once: another one starts anew. */
export function powerOf(
  whose: Pick<PowerAtHandProps, 'host' | 'isMember'>,
): ComponentType<Pick<PowerAtHandProps, 'pairs' | 'question' | 'shamRatings' | 'onSentence'>> {
  return function Power(asked) {
    return <PowerAtHand {...whose} {...asked} />;
  };
}
