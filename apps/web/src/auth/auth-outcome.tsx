import type { Host } from '@overtone/client/platform/host';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useEffect, useState } from 'react';
import type { HandOverOutcome } from '../account/handover/hand-over-here.ts';
import { AUTH_SUCCESS } from '../content/auth-success.ts';
import { SIGN_IN } from '../content/header.ts';
import { useSite } from '../site/life/site-parts.tsx';
import { CloseWindow } from './close-window.tsx';
import { SuccessNote } from './success-note.tsx';

type Outcome = HandOverOutcome | { readonly kind: 'processing' };

/** Hands the sign-in to whoever began it, and says what came of that. Only a sign-in that arrived is called successful. */
export function AuthOutcome() {
  const { host } = useSite();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'processing' });
  useEffect(() => {
    void finish(host)
      .catch((): Outcome => ({ kind: 'failed', sentence: AUTH_SUCCESS.failed.text }))
      .then(setOutcome);
  }, [host]);
  const isDone = outcome.kind === 'handed-over';
  return (
    <>
      <div className="grid gap-5" aria-live="polite" aria-busy={outcome.kind === 'processing'}>
        <h1 className="text-chapter tracking-display">{titleOf(outcome)}</h1>
        {isDone && <SuccessNote />}
        <output
          className={`font-serif text-read ${outcome.kind === 'failed' ? 'text-warn' : 'text-muted'}`}
        >
          {wordsOf(outcome)}
        </output>
      </div>
      <div className="flex flex-wrap gap-3">
        {outcome.kind === 'nobody-waits' && (
          <a href={SIGN_IN.href} className={BUTTON_TONES.solid}>
            {SIGN_IN.text}
          </a>
        )}
        <CloseWindow tone={isDone ? 'solid' : 'line'} />
      </div>
      {isDone && <p className="text-small text-muted">{AUTH_SUCCESS.stuck}</p>}
    </>
  );
}

async function finish(host: Host): Promise<Outcome> {
  // Without a state nobody waits for this sign-in.
  if (!new URLSearchParams(location.search).has('state')) return { kind: 'nobody-waits' };
  const { finishSignIn } = await import('./finish-sign-in.ts');
  return finishSignIn(host);
}

function titleOf({ kind }: Outcome): string {
  switch (kind) {
    case 'handed-over':
      return AUTH_SUCCESS.title;
    case 'nobody-waits':
      return AUTH_SUCCESS.nobody.title;
    case 'failed':
      return AUTH_SUCCESS.failed.title;
    default:
      return AUTH_SUCCESS.wait;
  }
}

function wordsOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'handed-over':
      return AUTH_SUCCESS.done;
    case 'nobody-waits':
      return AUTH_SUCCESS.nobody.text;
    case 'failed':
      return outcome.sentence;
    default:
      return AUTH_SUCCESS.processing;
  }
}
