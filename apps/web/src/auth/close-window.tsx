import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useEffect, useState } from 'react';
import { AUTH_SUCCESS } from '../content/auth-success.ts';
import { useSite } from '../site/site-parts.tsx';

/** Hands the sign-in to whoever began it, and offers to close the window. */
export function CloseWindow() {
  const { host } = useSite();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    // Without a state nobody waits for this sign-in.
    if (!new URLSearchParams(location.search).has('state')) return;
    void import('./finish-sign-in.ts')
      .then(({ finishSignIn }) => finishSignIn(host))
      .then(setFailure);
  }, [host]);
  return (
    <>
      <div role="alert" className="text-warn empty:hidden">
        {failure}
      </div>
      <button
        type="button"
        onClick={() => window.close()}
        className={`${BUTTON_TONES.solid} justify-self-start`}
      >
        {AUTH_SUCCESS.close}
      </button>
    </>
  );
}
