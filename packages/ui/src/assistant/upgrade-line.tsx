import { UPGRADE_ACTION, UPGRADE_TEXT } from '@overtone/domain/suggestion/quota-texts';
import { BUTTON_TONES } from '../controls/button-tones.tsx';

/** Says why a suggestion was made offline, and where the plans are. */
export function UpgradeLine({ href }: { readonly href: string }) {
  return (
    <p className="border-l-2 border-edge bg-well px-4 py-2 text-small">
      {UPGRADE_TEXT}{' '}
      <a href={href} className={BUTTON_TONES.quiet}>
        {UPGRADE_ACTION}
      </a>
    </p>
  );
}
