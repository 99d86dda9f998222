import { useStore } from '@nanostores/react';
import type { SignedIn } from '@overtone/domain/contract/sign-in';
import { Button } from '@overtone/ui/controls/button';
import { Notice } from '@overtone/ui/controls/notice';
import { Fragment, type ReactNode, useEffect } from 'react';
import { ACCOUNT_WORDS } from '../content/account.ts';
import { GoneAccount } from './gone-account.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { AccountBoot } from './boot-account.ts';
import { goTo, withQuery } from './go-to.ts';

/** Shows a page to whoever is signed in; leads everybody else to the sign-in, and back again after it. */
export function MembersOnly({
  boot,
  here,
  children,
}: {
  readonly boot: {
    readonly theme: AccountBoot['theme'];
    readonly account: Pick<AccountBoot['account'], '$who' | '$isAccountGone' | 'refresh'>;
  };
  readonly here: string;
  readonly children: (user: SignedIn) => ReactNode;
}) {
  const who = useStore(boot.account.$who);
  const isGone = useStore(boot.account.$isAccountGone);
  const isVisitor = who.kind === 'visitor';
  useEffect(() => {
    if (isVisitor && !isGone) goTo(withQuery('/sign-in', { next: here }));
  }, [isVisitor, isGone, here]);
  return (
    <AccountFrame theme={boot.theme} here={here}>
      {who.kind === 'away' && (
        <Notice title={ACCOUNT_WORDS.away}>
          <Button tone="quiet" onPress={() => void boot.account.refresh()}>
            Try again
          </Button>
        </Notice>
      )}
      {isVisitor && isGone && <GoneAccount />}
      {/* What was loaded for one person goes with them. */}
      {who.kind === 'member' && <Fragment key={who.user.id}>{children(who.user)}</Fragment>}
    </AccountFrame>
  );
}
