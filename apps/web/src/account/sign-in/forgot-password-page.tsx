import { useStore } from '@nanostores/react';
import { createSubmission } from '@overtone/client/account/submission';
import { useState } from 'react';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { AccountFrame } from '../account-frame.tsx';
import type { AccountBoot } from '../boot-account.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { CheckYourEmail } from './check-your-email.tsx';
import { Field } from '../form/field.tsx';
import { Narrow } from '../narrow.tsx';
import { SubmissionForm } from '../form/submission-form.tsx';

const CALM = { slowHz: 1, fastHz: 8 } as const;
const WORDS = ACCOUNT_WORDS.forgot;

/** Asks for a mail with a link to choose a new password. */
export function ForgotPasswordPage({ boot }: { readonly boot: AccountBoot }) {
  const { theme, api } = boot;
  const [email, setEmail] = useState('');
  const [submission] = useState(() => createSubmission((to: string) => api.askForPasswordLink(to)));
  const isSent = useStore(submission.$state).kind === 'accepted';
  return (
    <AccountFrame theme={theme}>
      {isSent ? (
        <CheckYourEmail lead={WORDS.sent} email={email} pair={CALM} onOther={submission.reopen}>
          <BackToSignIn />
        </CheckYourEmail>
      ) : (
        <Narrow title={WORDS.title} lead={WORDS.lead} pair={CALM}>
          <SubmissionForm submission={submission} values={email} button={WORDS.button} isWide>
            <Field
              label="Email address"
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              onChange={setEmail}
            />
          </SubmissionForm>
          <BackToSignIn />
        </Narrow>
      )}
    </AccountFrame>
  );
}
