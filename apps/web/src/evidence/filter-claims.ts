import { calmly } from '@overtone/client/safety/calm-changes';
import { calmKeys } from '@overtone/client/safety/calm-keys';
import type { ClaimStrength } from '@overtone/domain/claims/claims';
import type { Stop } from '@overtone/domain/stop';
import { supportSentence } from '../content/claim-filter.ts';
import type { SiteParts } from '../site/life/site-parts.tsx';

const STRENGTHS: readonly string[] = ['moderate', 'weak', 'none'] satisfies ClaimStrength[];

function isStrength(value: string | undefined): value is ClaimStrength {
  return value !== undefined && STRENGTHS.includes(value);
}

/**
 * Shows the claims of the outcome that is chosen, and says how those are supported; as calmly as large panels may change.
 * An arrow key that is held chooses one after the other as calmly as keys may.
 */
export function filterClaims(place: HTMLElement, { host }: Pick<SiteParts, 'host'>): Stop {
  const rows = [...place.querySelectorAll<HTMLElement>('li[data-outcome]')];
  const output = place.querySelector('output');
  if (!output || rows.length === 0) throw new Error('There are no claims to choose from.');
  const choose = () => {
    const chosen = place.querySelector<HTMLInputElement>('input:checked')?.value ?? 'all';
    for (const row of rows) row.hidden = chosen !== 'all' && row.dataset['outcome'] !== chosen;
    const shown = rows.filter(({ hidden }) => !hidden);
    output.value = supportSentence(
      shown.map(({ dataset }) => dataset['strength']).filter(isStrength),
    );
  };
  const chooseCalmly = calmly<unknown>(choose, host);
  const listening = new AbortController();
  const { signal } = listening;
  place.addEventListener('change', chooseCalmly, { signal });
  place.addEventListener('keydown', calmKeys(), { signal, capture: true });
  // A browser that comes back to the page may have kept another choice.
  choose();
  return () => listening.abort();
}
