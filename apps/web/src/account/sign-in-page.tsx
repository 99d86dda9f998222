import { useStore } from '@nanostores/react';
import { returnPath } from '@overtone/client/account/return-path';
import { createSubmission } from '@overtone/client/account/submission';
import { providerFailureSentence } from '@overtone/domain/account/provider-failure';
import type { SignedIn } from '@overtone/domain/contract/sign-in';
import { useEffect, useState } from 'react';
import { ACCOUNT_WORDS } from '../content/account.ts';
import { TEXT_LINK } from '../site/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { AccountBoot } from './boot-account.ts';
import { Field } from './field.tsx';
import { goTo, withQuery } from './go-to.ts';
import { HandoverQuestion } from './handover-question.tsx';
import { keepHandover } from './kept-handover.ts';
import { Narrow } from './narrow.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { SubmissionForm } from './submission-form.tsx';
import { useCapabilities } from './use-capabilities.ts';

const WORDS = ACCOUNT_WORDS.signIn;

/** Signing in; also where the desktop app sends a person who wants to sign it in. */
export function SignInPage({ boot }: { readonly boot: AccountBoot }) {
  const { theme, account, query } = boot;
  const who = useStore(account.$who);
  const [handover] = useState(() => keepHandover(query, sessionStorage));
  const next = returnPath(query.get('next'), '/account');
  const isDone = who.kind === 'member' && handover === null;
  useEffect(() => {
    if (isDone) goTo(next);
  }, [isDone, next]);

  if (who.kind === 'unknown' || isDone) return <AccountFrame theme={theme}>{null}</AccountFrame>;
  return (
    <AccountFrame theme={theme}>
      {who.kind === 'member' && handover !== null ? (
        <HandoverQuestion boot={boot} user={who.user} handover={handover} />
      ) : (
        <SignInForm boot={boot} isAway={who.kind === 'away'} next={next} />
      )}
    </AccountFrame>
  );
}

function SignInForm({
  boot,
  isAway,
  next,
}: {
  readonly boot: AccountBoot;
  readonly isAway: boolean;
  readonly next: string;
}) {
  const { api, account, query, host } = boot;
  const capabilities = useCapabilities(host);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [submission] = useState(() =>
    createSubmission(async (values: { email: string; password: string }) => {
      const reply = await api.signIn(values.email, values.password);
      if (reply.ok) account.set(reply.value);
      return reply;
    }),
  );
  const failure = query.get('error');
  const here = withQuery('/sign-in', { next: query.get('next') });
  return (
    <Narrow title={WORDS.title} lead={WORDS.lead}>
      {(isAway || failure !== null) && (
        <div role="alert">
          <RefusalNote
            sentence={isAway ? ACCOUNT_WORDS.away : providerFailureSentence(failure ?? '')}
          />
        </div>
      )}
      <ProviderButtons api={api} capabilities={capabilities} next={next} here={here} />
      <SubmissionForm<{ email: string; password: string }, SignedIn>
        submission={submission}
        values={{ email, password }}
        button={WORDS.button}
      >
        <Field
          label="Email address"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <Field
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </SubmissionForm>
      <p className="flex flex-wrap justify-between gap-3 text-small">
        <a href="/forgot-password" className={TEXT_LINK}>
          {WORDS.forgot}
        </a>
        <span className="text-muted">
          {WORDS.newcomer}{' '}
          <a
            href={withQuery('/sign-up', { next: query.get('next'), offer: query.get('offer') })}
            className={TEXT_LINK}
          >
            {WORDS.newcomerLink}
          </a>
        </span>
      </p>
    </Narrow>
  );
}
