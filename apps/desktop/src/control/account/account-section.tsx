import { useStore } from '@nanostores/react';
import { Button } from '@overtone/ui/controls/button';
import type { AccountStore } from './account-store.ts';
import type { ControlStores } from '../control-stores.ts';
import { WORDS } from '../words.ts';

/** Who is signed in; the pages of the account open in the system's browser. */
export function AccountSection({
  account,
  openSite,
  id,
}: Pick<ControlStores, 'account' | 'openSite'> & { readonly id: string }) {
  const user = useStore(account.$user);
  const keepsSignIn = useStore(account.$keepsSignIn);
  const words = WORDS.account;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-title">
        {words.title}
      </h2>
      {user ? (
        <>
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <span>
              <bdi>{user.name}</bdi> <span className="text-small text-muted">{user.email}</span>
            </span>
            <Button tone="quiet" onPress={() => void account.signOut()}>
              {words.signOut}
            </Button>
          </p>
          {!keepsSignIn && <p className="text-small text-muted">{words.forgets}</p>}
        </>
      ) : (
        <SignIn account={account} />
      )}
      <ul className="flex flex-wrap gap-x-5">
        {words.pages.map(({ name, path }) => (
          <li key={path}>
            <Button tone="quiet" onPress={() => openSite(path)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SignIn({ account }: { readonly account: AccountStore }) {
  const status = useStore(account.$status);
  const words = WORDS.account;
  if (status === 'waiting') {
    return (
      <div className="grid gap-1">
        <output className="text-small">{words.waiting}</output>
        <div className="flex flex-wrap gap-x-5">
          <Button tone="quiet" onPress={() => void account.signIn(true)}>
            {words.byLoopback}
          </Button>
          <Button tone="quiet" onPress={() => void account.cancel()}>
            {words.cancel}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-small text-muted">{words.signedOut}</p>
      {status === 'ended' && <output className="text-small text-warn">{words.ended}</output>}
      {status === 'failed' && (
        <p role="alert" className="text-small text-warn">
          {words.failed}
        </p>
      )}
      <Button onPress={() => void account.signIn(false)}>{words.signIn}</Button>
    </div>
  );
}
