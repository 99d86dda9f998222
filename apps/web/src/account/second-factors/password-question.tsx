import type { Reply } from '@overtone/client/api/call';
import { createSubmission } from '@overtone/client/account/submission';
import { type ReactNode, useState } from 'react';
import { KnownPasswordField } from '../form/known-password-field.tsx';
import { SubmissionForm } from '../form/submission-form.tsx';

/** Something that is done once the person has shown with their password that it is them. */
export function PasswordQuestion<Value>({
  summary,
  note,
  button,
  send,
  onDone,
}: {
  readonly summary: ReactNode;
  readonly note: string;
  readonly button: string;
  readonly send: (password: string) => Reply<Value>;
  readonly onDone: (value: Value) => void;
}) {
  const [password, setPassword] = useState('');
  const [submission] = useState(() =>
    createSubmission(async (given: string) => {
      const reply = await send(given);
      if (reply.ok) onDone(reply.value);
      return reply;
    }),
  );
  return (
    <details className="open:pb-4">
      <summary className="fold text-small text-accent">{summary}</summary>
      <div className="grid gap-4 pt-4">
        <p className="max-w-prose text-small text-muted">{note}</p>
        <SubmissionForm submission={submission} values={password} button={button} tone="line">
          <KnownPasswordField value={password} onChange={setPassword} />
        </SubmissionForm>
      </div>
    </details>
  );
}
