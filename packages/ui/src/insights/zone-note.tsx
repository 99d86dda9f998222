import { TEXT_LINK } from '../controls/text-link.tsx';

/** Says whose days these are to somebody whose clock shows another time, as on a journey. */
export function ZoneNote({ timeZone, here }: { readonly timeZone: string; readonly here: string }) {
  return (
    <p className="max-w-prose text-small text-muted">
      Days and times are those of <span className="text-ink">{timeZone}</span>, your account’s time
      zone; this device is in {here}. You can change that on{' '}
      <a href="/account" className={TEXT_LINK}>
        your account page
      </a>
      , for all sessions at once.
    </p>
  );
}
