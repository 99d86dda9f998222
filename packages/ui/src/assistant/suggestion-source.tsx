import type { SuggestionSource } from '@overtone/domain/suggestion/suggestion';

const SOURCES: Readonly<
  Record<SuggestionSource, { readonly label: string; readonly tone: string }>
> = {
  ai: { label: 'AI suggestion', tone: 'border-accent text-accent' },
  offline: { label: 'Offline suggestion', tone: 'border-edge text-muted' },
  safety: { label: 'Safety first', tone: 'border-warn text-warn' },
};

/** Says who chose the numbers. */
export function SuggestionSourceTag({ source }: { readonly source: SuggestionSource }) {
  const { label, tone } = SOURCES[source];
  return (
    <span className={`shrink-0 rounded-key border px-1.5 text-note whitespace-nowrap ${tone}`}>
      {label}
    </span>
  );
}
