import { exportAccount } from '@overtone/domain/contract/account';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { AccountSection } from './account-section.tsx';

/** Downloading one's data. */
export function DataSection() {
  return (
    <AccountSection title="Your data" note="Everything we keep about you, as one file.">
      <a href={exportAccount.path} download className={`${BUTTON_TONES.line} justify-self-start`}>
        Export everything
      </a>
    </AccountSection>
  );
}
