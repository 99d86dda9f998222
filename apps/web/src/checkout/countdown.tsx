import { SUCCESS_REDIRECT_SECONDS } from '@overtone/domain/checkout/success-redirect';
import { useEffect, useState } from 'react';
import { startCountdown } from './start-countdown.ts';
import { useSite } from '../site/life/site-parts.tsx';

/** Counts the seconds down, then leads home. */
export function Countdown() {
  const { host } = useSite();
  const [secondsLeft, setSecondsLeft] = useState<number>(SUCCESS_REDIRECT_SECONDS);
  useEffect(() => startCountdown(host, SUCCESS_REDIRECT_SECONDS, setSecondsLeft), [host]);
  useEffect(() => {
    if (secondsLeft === 0) location.assign('/');
  }, [secondsLeft]);
  return (
    <p role="timer" aria-live="off" className="text-muted">
      Taking you home in <span className="figure text-ink">{secondsLeft}</span>{' '}
      {secondsLeft === 1 ? 'second' : 'seconds'}.
    </p>
  );
}
