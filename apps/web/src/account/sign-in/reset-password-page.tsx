import { useStore } from '@nanostores/react';
import { createSubmission } from '@overtone/client/account/submission';
import { MIN_PASSWORD_LENGTH } from '@overtone/domain/account/password';
import { ERROR_CODES } from '@overtone/domain/contract/error-codes';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { useState } from 'react';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { AccountFrame } from '../account-frame.tsx';
import type { AccountBoot } from '../boot-account.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { Field } from '../form/field.tsx';
import { Outcome } from '../form/outcome.tsx';
import { Narrow } from '../narrow.tsx';
import { SubmissionForm } from '../form/submission-form.tsx';

const CALM = { slowHz: 1, fastHz: 8 } as const;
const WORDS = ACCOUNT_WORDS.reset;

/** Choosing a new password with the mailed link. */
export function ResetPasswordPage({ boot }: { readonly boot: AccountBoot }) {
  const { theme, api, query } = boot;
  const token = query.get('token');
  const [password, setPassword] = useState('');
  const [submission] = useState(() =>
    createSubmission(
      (chosen: string) => api.resetPassword(token ?? '', chosen),
      (chosen) =>
        chosen.length < MIN_PASSWORD_LENGTH ? ERROR_CODES.invalid_password.sentence : null,
    ),
  );
  const state = useStore(submission.$state);
  const isDone = state.kind === 'accepted';
  const isTooLate = state.kind === 'refused' && state.refusal.code === 'link_expired';
  const { title, lead } =
    token === null ? WORDS.missing : isTooLate ? { title: WORDS.tooLate, lead: null } : WORDS;
  return (
    <AccountFrame theme={theme}>
      <Narrow title={title} lead={lead} pair={CALM}>
        {isDone && (
          <>
            <Outcome>{WORDS.done}</Outcome>
            <p>
              <a href="/sign-in" className={TEXT_LINK}>
                Sign in
              </a>
            </p>
          </>
        )}
        {isTooLate && <p role="alert">{state.refusal.sentence}</p>}
        {(isTooLate || token === null) && (
          <a href="/forgot-password" className={`${BUTTON_TONES.solid} justify-self-start`}>
            {WORDS.another}
          </a>
        )}
        {!isDone && !isTooLate && token !== null && (
          <SubmissionForm submission={submission} values={password} button={WORDS.button} isWide>
            <Field
              label="New password"
              type="password"
              name="password"
              autoComplete="new-password"
              hint={ACCOUNT_WORDS.signUp.passwordHint(MIN_PASSWORD_LENGTH)}
              value={password}
              onChange={setPassword}
            />
          </SubmissionForm>
        )}
        {!isDone && <BackToSignIn />}
      </Narrow>
    </AccountFrame>
  );
}
