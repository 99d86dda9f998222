import type { AccountApi } from '@overtone/client/account/account-api';
import { PROVIDER_NAMES, type SignInProvider } from '@overtone/domain/account/sign-in-providers';
import type { Capabilities } from '@overtone/domain/contract/capabilities';
import type { OfferId } from '@overtone/domain/offers/offers';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useState } from 'react';
import { goTo } from './go-to.ts';
import { localTimeZone } from './local-time-zone.ts';
import { offeredProviders } from './offered-providers.ts';

/** What the buttons are given. */
export interface ProviderButtonsProps {
  readonly api: Pick<AccountApi, 'signInWith'>;
  readonly capabilities: Capabilities | null;
  /** Path to come back to. */
  readonly next: string;
  /** Path to come back to with a failure. */
  readonly here: string;
  readonly offerId?: OfferId;
}

/** Sign-in at Google and Microsoft, as far as the operator has set them up. */
export function ProviderButtons(props: ProviderButtonsProps) {
  const { api, capabilities, next, here, offerId } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const offered = offeredProviders(capabilities);
  if (offered.length === 0) return null;

  async function begin(provider: SignInProvider): Promise<void> {
    const page = await api.signInWith({
      provider,
      callbackURL: next,
      errorCallbackURL: here,
      timeZone: localTimeZone(),
      ...(offerId === undefined ? {} : { offerId }),
    });
    if (page.ok) goTo(page.value);
    else setRefusal(page.reason.sentence);
  }

  return (
    <div className="grid gap-3">
      {offered.map((provider) => (
        <button
          key={provider}
          type="button"
          onClick={() => void begin(provider)}
          className={`${BUTTON_TONES.line} min-h-11 w-full cursor-pointer`}
        >
          Continue with {PROVIDER_NAMES[provider]}
        </button>
      ))}
      <div role="alert" className="empty:hidden">
        {refusal}
      </div>
      <p className="flex items-center gap-4 text-note text-faint before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        or with your email address
      </p>
    </div>
  );
}
