import { rhythmWords } from '@overtone/client/program/program-words';
import type { Moment } from '@overtone/domain/program/program';
import { percent } from '@overtone/domain/session/percent';
import { accentCss } from '../theme/hue-theme.tsx';
import { useHueShown } from './guarded-hues.tsx';

/** What light does at a moment, as a tag on the picture lists it: both rhythms, the hue and the strength. */
export function MomentValues({ moment }: { readonly moment: Moment }) {
  const { fastHz, slowHz, hue, strength } = moment;
  const [asked, shown] = [hue, useHueShown()(hue)].map(Math.round);
  return (
    <span className="grid grid-cols-[auto_auto] gap-x-2 text-left">
      <span className="text-muted">fast</span> <span>{rhythmWords(fastHz)}</span>
      <span className="text-muted">slow</span> <span>{rhythmWords(slowHz)}</span>
      <span className="text-muted">hue</span>{' '}
      <span>
        {asked === shown ? asked : `${asked} → ${shown}`}
        <HueSwatch hue={hue} />
      </span>
      <span className="text-muted">strength</span> <span>{percent(strength)}</span>
    </span>
  );
}

/** A hue beside its number, as light shows it. */
export function HueSwatch({ hue }: { readonly hue: number }) {
  const shown = useHueShown()(hue);
  return (
    <svg aria-hidden viewBox="0 0 1 1" className="ml-1.5 inline-block size-2.5">
      <rect width={1} height={1} fill={accentCss(shown)} />
    </svg>
  );
}
