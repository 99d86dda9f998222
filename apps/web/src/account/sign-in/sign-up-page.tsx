import { useStore } from '@nanostores/react';
import { createSubmission } from '@overtone/client/account/submission';
import { localTimeZone } from '@overtone/client/platform/local-time-zone';
import { MIN_PASSWORD_LENGTH } from '@overtone/domain/account/password';
import { ok } from '@overtone/domain/result';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { useState } from 'react';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { AccountFrame } from '../account-frame.tsx';
import type { AccountBoot } from '../boot-account.ts';
import { carriedIn, isPurchase, onward, withCarried } from './carried-offer.ts';
import { CheckYourEmail } from './check-your-email.tsx';
import { Field } from '../form/field.tsx';
import { GoOn } from './go-on.tsx';
import { Narrow } from '../narrow.tsx';
import { type Newcomer, problemsOf } from './newcomer.ts';
import { OfferLine } from './offer-line.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SubmissionForm } from '../form/submission-form.tsx';
import { useProblems } from '../form/use-problems.ts';
import { useCapabilities } from '../use-capabilities.ts';

const NEWCOMER = { slowHz: 2, fastHz: 18 } as const;
const WORDS = ACCOUNT_WORDS.signUp;

/** Creates an account, and keeps the offer that the person came through. */
export function SignUpPage({ boot }: { readonly boot: AccountBoot }) {
  const { theme, account, api, query, host } = boot;
  const who = useStore(account.$who);
  const capabilities = useCapabilities(host);
  const [carried] = useState(() => carriedIn(query));
  const { offerId } = carried;
  const isBuying = isPurchase(carried, capabilities);
  const [newcomer, setNewcomer] = useState<Newcomer>({ name: '', email: '', password: '' });
  const [submission] = useState(() =>
    createSubmission(async (values: Newcomer) => {
      const reply = await api.signUp({
        ...values,
        timeZone: localTimeZone(),
        next: onward(carried),
        ...(offerId === null ? {} : { offerId }),
      });
      return reply.ok ? ok(values.email) : reply;
    }),
  );
  const asked = useStore(submission.$state);
  const [shown, firstProblem] = useProblems(problemsOf(newcomer));
  const change = (field: keyof Newcomer) => (value: string) =>
    setNewcomer((before) => ({ ...before, [field]: value }));
  if (who.kind === 'member') {
    return (
      <AccountFrame theme={theme}>
        <GoOn host={host} carried={carried} />
      </AccountFrame>
    );
  }
  if (asked.kind === 'accepted') {
    return (
      <AccountFrame theme={theme}>
        <CheckYourEmail
          lead={ACCOUNT_WORDS.checkEmail.lead}
          email={asked.value}
          pair={NEWCOMER}
          onOther={submission.reopen}
        />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame theme={theme}>
      <Narrow title={WORDS.title} lead={isBuying ? WORDS.leadToBuy : WORDS.lead} pair={NEWCOMER}>
        <OfferLine carried={carried} capabilities={capabilities} />
        <ProviderButtons api={api} capabilities={capabilities} carried={carried} />
        <SubmissionForm
          submission={submission}
          values={newcomer}
          button={WORDS.button}
          firstProblem={firstProblem}
          isWide
        >
          <Field
            label="Your name"
            name="name"
            dir="auto"
            autoComplete="name"
            value={newcomer.name}
            problem={shown.name}
            onChange={change('name')}
          />
          <Field
            label="Email address"
            type="email"
            name="email"
            autoComplete="username"
            value={newcomer.email}
            problem={shown.email}
            onChange={change('email')}
          />
          <Field
            label="Password"
            type="password"
            name="password"
            autoComplete="new-password"
            hint={WORDS.passwordHint(MIN_PASSWORD_LENGTH)}
            value={newcomer.password}
            problem={shown.password}
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
          <a href={withCarried('/sign-in', carried)} className={TEXT_LINK}>
            {WORDS.knownLink}
          </a>
        </p>
      </Narrow>
    </AccountFrame>
  );
}
