import { Notice } from '@overtone/ui/controls/notice';
import { ACCOUNT_WORDS } from '../content/account.ts';

/** Says once that an account was deleted somewhere else, and what this browser has done about it. */
export function GoneAccount({ onDismiss }: { readonly onDismiss?: () => void }) {
  return (
    <Notice title={ACCOUNT_WORDS.gone.title} {...(onDismiss && { onDismiss })}>
      <p className="max-w-prose">{ACCOUNT_WORDS.gone.text}</p>
    </Notice>
  );
}
