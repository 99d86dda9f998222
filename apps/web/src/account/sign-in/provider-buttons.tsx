import type { AccountApi } from '@overtone/client/account/account-api';
import { returnPath } from '@overtone/client/account/return-path';
import { PROVIDER_NAMES, type SignInProvider } from '@overtone/domain/account/sign-in-providers';
import type { Capabilities } from '@overtone/domain/contract/capabilities';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useState } from 'react';
import { OrRule } from '../form/or-rule.tsx';
import { type Carried, withCarried } from './carried-offer.ts';
import { afterSignInWith, goTo } from '../go-to.ts';
import { localTimeZone } from '@overtone/client/platform/local-time-zone';
import { offeredProviders } from './offered-providers.ts';

export interface ProviderButtonsProps {
  readonly api: Pick<AccountApi, 'signInWith'>;
  readonly capabilities: Capabilities | null;
  readonly carried: Carried;
}

/** Sign-in at Google and Microsoft, as far as the operator has set them up. */
export function ProviderButtons({ api, capabilities, carried }: ProviderButtonsProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const offered = offeredProviders(capabilities);
  if (offered.length === 0) return null;

  async function begin(provider: SignInProvider): Promise<void> {
    const { offerId, isToBuy, next } = carried;
    const here = withCarried('/sign-in', carried);
    const page = await api.signInWith({
      provider,
      callbackURL: isToBuy ? here : afterSignInWith(provider, returnPath(next, '/account')),
      errorCallbackURL: here,
      timeZone: localTimeZone(),
      ...(offerId === null ? {} : { offerId }),
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
      <OrRule words="or with your email address" />
    </div>
  );
}
