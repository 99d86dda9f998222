import { pairInWords } from '@overtone/domain/figure/pair-caption';
import { pairCurve } from '@overtone/domain/figure/pair-curve';
import { readingInForce } from '@overtone/domain/suggestion/in-force';
import type { OwnSettings } from '@overtone/domain/suggestion/also-set';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import { useStore } from '@nanostores/react';
import { Button } from '../controls/button.tsx';
import { Plot } from '../figure/plot.tsx';
import { WithHue } from '../theme/hue-theme.tsx';
import { useShownHue } from '../theme/use-shown-hue.tsx';
import { AlsoSet } from './also-set.tsx';
import type { AssistantParts } from './assistant-parts.ts';
import { DeliveredNote } from './delivered-note.tsx';
import { EvidenceNote } from './evidence-note.tsx';
import { SuggestionSourceTag } from './suggestion-source.tsx';
import { SuggestionWays } from './suggestion-ways.tsx';
import { nameOf } from './suggestion-name.ts';

/** What a suggestion's card is given. Only the latest one still offers other ways and undo. */
export interface SuggestionCardProps extends AssistantParts {
  readonly suggestion: Suggestion;
  readonly isLatest: boolean;
  /** What it set of the person's own beside the pair. */
  readonly alsoSet: OwnSettings | undefined;
}

/** How many other readings of the same task are offered. */
const ALTERNATIVES_SHOWN = 2;

/**
 * A suggestion as a small figure: the pair plotted in its own hue, whether it plays or not, what can be done with it, what light and sound make of
 * it, and how well the idea is supported.
 */
export function SuggestionCard({
  suggestion,
  isLatest,
  alsoSet,
  assistant,
  session,
  output,
}: SuggestionCardProps) {
  const settings = useStore(session.$settings);
  // While a program plays, that is what is set.
  const isSet = useStore(session.program.$played) === null && isLatest;
  const cause = useStore(session.$undoStep)?.cause;
  // A volume is the person's own beside a program as well.
  const canUndo = (cause === 'suggestion' && isSet) || (cause === 'order' && isLatest);
  const alternatives = suggestion.alternatives?.slice(0, ALTERNATIVES_SHOWN) ?? [];
  const inForce = isSet ? readingInForce(suggestion, settings) : null;
  const reading = inForce ?? suggestion;
  const { globalModulationHz, centerModulationHz, visualHue, state } = reading;
  const shownHue = useShownHue(visualHue, output);
  const pair = { slowHz: globalModulationHz, fastHz: centerModulationHz };
  const { source } = suggestion;
  return (
    <WithHue hue={shownHue}>
      <figure className="grid gap-1.5 border-l-2 border-accent pl-4 md:gap-2">
        <figcaption className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{nameOf(reading)}</span>
          <span className="figure mr-auto text-note text-muted">
            {pairInWords(pair) || 'No rhythm'}
          </span>
          {source === 'safety' && <SuggestionSourceTag source={source} />}
          {canUndo && (
            <Button tone="quiet" onPress={assistant.undo}>
              Undo
            </Button>
          )}
        </figcaption>
        {/* In a window so low that it would take the place of what can be done. */}
        <Plot
          curve={pairCurve(pair)}
          className="h-6 w-full text-accent [@media(height<32.5rem)]:hidden"
        />
        {isLatest && alsoSet && <AlsoSet alsoSet={alsoSet} session={session} />}
        {isLatest && (
          <SuggestionWays {...{ suggestion, alternatives, inForce, assistant, session, output }} />
        )}
        <div className="flex flex-wrap items-baseline gap-x-4">
          {inForce && <DeliveredNote session={session} output={output} />}
          {source !== 'safety' && <EvidenceNote state={state} />}
          {source !== undefined && source !== 'safety' && <SuggestionSourceTag source={source} />}
        </div>
      </figure>
    </WithHue>
  );
}
