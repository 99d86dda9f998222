import { useStore } from '@nanostores/react';
import { returnPath } from '@overtone/client/account/return-path';
import { createSubmission } from '@overtone/client/account/submission';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@overtone/domain/account/password';
import { isValidEmail, normaliseEmail } from '@overtone/domain/contact/email';
import { ERROR_CODES } from '@overtone/domain/contract/error-codes';
import { OFFER_IDS, OFFERS } from '@overtone/domain/offers/offers';
import { useEffect, useState } from 'react';
import { ACCOUNT_WORDS } from '../content/account.ts';
import { offerPrice, offerPromises } from '../content/offer-words.ts';
import { TEXT_LINK } from '../site/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { AccountBoot } from './boot-account.ts';
import { Field } from './field.tsx';
import { goTo, withQuery } from './go-to.ts';
import { localTimeZone } from './local-time-zone.ts';
import { Narrow } from './narrow.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SubmissionForm } from './submission-form.tsx';
import { useCapabilities } from './use-capabilities.ts';

const WORDS = ACCOUNT_WORDS.signUp;

interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Making an account. The offer that the person came through comes with it. */
export function SignUpPage({ boot }: { readonly boot: AccountBoot }) {
  const { theme, account, api, query, host } = boot;
  const who = useStore(account.$who);
  const capabilities = useCapabilities(host);
  const offerId = OFFER_IDS.find((id) => id === query.get('offer'));
  const next = returnPath(query.get('next'), '/account');
  const [newcomer, setNewcomer] = useState<Newcomer>({ name: '', email: '', password: '' });
  const [submission] = useState(() =>
    createSubmission(async (values: Newcomer) => {
      const reply = await api.signUp({
        ...values,
        timeZone: localTimeZone(),
        ...(offerId === undefined ? {} : { offerId }),
      });
      if (reply.ok) account.set(reply.value);
      return reply;
    }, refusalOf),
  );
  const isMember = who.kind === 'member';
  useEffect(() => {
    if (isMember) goTo(next);
  }, [isMember, next]);

  const change = (field: keyof Newcomer) => (value: string) =>
    setNewcomer((before) => ({ ...before, [field]: value }));
  return (
    <AccountFrame theme={theme}>
      <Narrow title={WORDS.title} lead={WORDS.lead}>
        {offerId !== undefined && <OfferLine offerId={offerId} />}
        <ProviderButtons
          api={api}
          capabilities={capabilities}
          next={next}
          here={withQuery('/sign-in', { next: query.get('next') })}
          {...(offerId === undefined ? {} : { offerId })}
        />
        <SubmissionForm submission={submission} values={newcomer} button={WORDS.button}>
          <Field
            label="Your name"
            name="name"
            autoComplete="name"
            value={newcomer.name}
            onChange={change('name')}
          />
          <Field
            label="Email address"
            type="email"
            name="email"
            autoComplete="username"
            value={newcomer.email}
            onChange={change('email')}
          />
          <Field
            label="Password"
            type="password"
            name="password"
            autoComplete="new-password"
            hint={WORDS.passwordHint(MIN_PASSWORD_LENGTH)}
            value={newcomer.password}
            onChange={change('password')}
          />
        </SubmissionForm>
        <p className="text-note text-muted">
          {WORDS.terms}{' '}
          <a href="/terms-of-service" className={TEXT_LINK}>
            terms of service
          </a>{' '}
          and the{' '}
          <a href="/privacy-policy" className={TEXT_LINK}>
            privacy policy
          </a>
          .
        </p>
        <p className="text-small text-muted">
          {WORDS.known}{' '}
          <a href={withQuery('/sign-in', { next: query.get('next') })} className={TEXT_LINK}>
            {WORDS.knownLink}
          </a>
        </p>
      </Narrow>
    </AccountFrame>
  );
}

function OfferLine({ offerId }: { readonly offerId: (typeof OFFER_IDS)[number] }) {
  const offer = OFFERS[offerId];
  const words = [offerPrice(offer), ...offerPromises(offer)].filter(Boolean);
  return <p className="border-l-2 border-accent pl-4 text-small">{words.join(' · ')}</p>;
}

/** What the server would refuse anyway, said before anything is sent. */
function refusalOf({ name, email, password }: Newcomer): string | null {
  if (name.trim() === '') return 'Tell us what to call you.';
  if (!isValidEmail(normaliseEmail(email))) return ERROR_CODES.invalid_email.sentence;
  const isFine = password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH;
  return isFine ? null : ERROR_CODES.invalid_password.sentence;
}
