import { useStore } from '@nanostores/react';
import { createSubmission, refusalOf } from '@overtone/client/account/submission';
import { providerFailureSentence } from '@overtone/domain/account/provider-failure';
import type { Capabilities } from '@overtone/domain/contract/capabilities';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { useEffect, useState } from 'react';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { visitStorage } from '../../platform/device-storage.ts';
import { AccountFrame } from '../account-frame.tsx';
import type { AccountBoot } from '../boot-account.ts';
import { GoneAccount } from '../gone-account.tsx';
import { Field } from '../form/field.tsx';
import { type Carried, carriedIn, withCarried } from './carried-offer.ts';
import { type Credentials, gapsOf } from './credentials.ts';
import { GoOn } from './go-on.tsx';
import { HandoverQuestion } from '../handover/handover-question.tsx';
import { keepHandover } from '../handover/kept-handover.ts';
import { Narrow } from '../narrow.tsx';
import { NewLink } from '../form/new-link.tsx';
import { OfferLine } from './offer-line.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { OrRule } from '../form/or-rule.tsx';
import { RefusalNote } from '../form/refusal-note.tsx';
import { isCodeAwaitedIn, keepAwaitedCode } from '../second-factors/awaited-code.ts';
import { canUsePasskeys } from '../second-factors/passkey-ceremony.ts';
import { PasskeyButton } from '../second-factors/passkey-button.tsx';
import { SecondStepForm } from '../second-factors/second-step-form.tsx';
import { SubmissionForm } from '../form/submission-form.tsx';
import { useProblems } from '../form/use-problems.ts';
import { useCapabilities } from '../use-capabilities.ts';

const WORDS = ACCOUNT_WORDS.signIn;

/** Signing in; also where the desktop app sends a person who wants to sign it in. */
export function SignInPage({ boot }: { readonly boot: AccountBoot }) {
  const { theme, account, query } = boot;
  const who = useStore(account.$who);
  const isGone = useStore(account.$isAccountGone);
  const [handover] = useState(() => keepHandover(query, visitStorage()));
  const [carried] = useState(() => carriedIn(query));
  const capabilities = useCapabilities(boot.host);
  const isMember = who.kind === 'member';
  useEffect(() => {
    if (isMember) keepAwaitedCode(visitStorage(), false);
  }, [isMember]);
  return (
    <AccountFrame theme={theme}>
      {isGone && !isMember && (
        <div className="pb-8">
          <GoneAccount />
        </div>
      )}
      {isMember && handover === null && <GoOn host={boot.host} carried={carried} />}
      {isMember && handover !== null && (
        <HandoverQuestion boot={boot} user={who.user} handover={handover} />
      )}
      {(who.kind === 'visitor' || who.kind === 'away') && (
        <SignInForm
          boot={boot}
          isAway={who.kind === 'away'}
          carried={carried}
          capabilities={capabilities}
        />
      )}
    </AccountFrame>
  );
}

function SignInForm({
  boot,
  isAway,
  carried,
  capabilities,
}: {
  readonly boot: AccountBoot;
  readonly isAway: boolean;
  readonly carried: Carried;
  readonly capabilities: Capabilities | null;
}) {
  const { api, account, query } = boot;
  const [isCodeAwaited, setCodeAwaited] = useState(() => isCodeAwaitedIn(visitStorage()));
  const awaitCode = (isAwaited: boolean) => {
    keepAwaitedCode(visitStorage(), isAwaited);
    setCodeAwaited(isAwaited);
  };
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [submission] = useState(() =>
    createSubmission(async (values: Credentials) => {
      const reply = await api.signIn(values.email, values.password);
      if (!reply.ok) return reply;
      if (reply.value === 'second-step') awaitCode(true);
      else account.set(reply.value);
      return reply;
    }),
  );
  const state = useStore(submission.$state);
  const isUnconfirmed = refusalOf(state)?.code === 'email_unverified';
  const [shown, firstProblem] = useProblems(gapsOf({ email, password }));
  const failure = query.get('error');
  if (isCodeAwaited) {
    const startAgain = () => {
      submission.reopen();
      setPassword('');
      awaitCode(false);
    };
    return <SecondStepForm api={boot.factors} onSignedIn={account.set} onStartAgain={startAgain} />;
  }
  return (
    <Narrow title={WORDS.title} lead={WORDS.lead}>
      {(isAway || failure !== null) && (
        <div role="alert">
          <RefusalNote
            sentence={isAway ? ACCOUNT_WORDS.away : providerFailureSentence(failure ?? '')}
          />
        </div>
      )}
      <OfferLine carried={carried} capabilities={capabilities} />
      <ProviderButtons api={api} capabilities={capabilities} carried={carried} />
      <SubmissionForm
        submission={submission}
        values={{ email, password }}
        button={WORDS.button}
        firstProblem={firstProblem}
        isWide
      >
        <Field
          label="Email address"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          problem={shown.email}
          onChange={setEmail}
        />
        <Field
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          problem={shown.password}
          onChange={setPassword}
        />
      </SubmissionForm>
      {canUsePasskeys() && (
        <>
          <OrRule />
          <PasskeyButton api={boot.factors} onSignedIn={account.set} />
        </>
      )}
      {isUnconfirmed && <NewLink api={api} email={email} />}
      <p className="flex flex-wrap justify-between gap-3 text-small">
        <a href="/forgot-password" className={TEXT_LINK}>
          {WORDS.forgot}
        </a>
        <span className="text-muted">
          {WORDS.newcomer}{' '}
          <a href={withCarried('/sign-up', carried)} className={TEXT_LINK}>
            {WORDS.newcomerLink}
          </a>
        </span>
      </p>
    </Narrow>
  );
}
