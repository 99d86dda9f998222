import { UPGRADE_ACTION } from '@overtone/domain/suggestion/quota-texts';
import { Button } from '../controls/button.tsx';
import { BUTTON_TONES } from '../controls/button-tones.tsx';

/** Where the plans are shown: the address of a page, or what opens one where this window must stay as it is. */
export type PlansPlace = string | (() => void);

/** The section of the site's home page that shows the plans. */
export const PLANS_PATH = '/#pricing-section';

/** The way to the plans, for somebody whose free AI personalizations are used up. */
export function PlansLink({ plans }: { readonly plans: PlansPlace }) {
  if (typeof plans === 'string') {
    return (
      <a href={plans} className={BUTTON_TONES.quiet}>
        {UPGRADE_ACTION}
      </a>
    );
  }
  return (
    <Button tone="quiet" onPress={plans}>
      {UPGRADE_ACTION}
    </Button>
  );
}
