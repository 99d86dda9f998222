import type { SuggestionSource } from '@overtone/domain/suggestion/suggestion';

const SOURCES: Readonly<
  Record<SuggestionSource, { readonly label: string; readonly tone: string }>
> = {
  ai: { label: 'AI suggestion', tone: 'text-accent' },
  offline: { label: 'Offline suggestion', tone: 'text-faint' },
  safety: { label: 'Safety first', tone: 'font-semibold text-warn' },
};

/** Says who chose the numbers. */
export function SuggestionSourceTag({ source }: { readonly source: SuggestionSource }) {
  const { label, tone } = SOURCES[source];
  return <span className={`shrink-0 text-note whitespace-nowrap ${tone}`}>{label}</span>;
}
