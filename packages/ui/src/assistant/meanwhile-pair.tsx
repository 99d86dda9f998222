import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { readingInForce } from '@overtone/domain/suggestion/in-force';
import { useStore } from '@nanostores/react';
import { Button } from '../controls/button.tsx';
import { Disclosure } from '../controls/disclosure.tsx';
import { Explanation } from './explanation.tsx';
import { SuggestionCard, type SuggestionCardProps } from './suggestion-card.tsx';

/** Says which pair a suggestion has set until the program beside it begins, with the way back. Empty where it has set none. */
export function MeanwhileSet({
  suggestion,
  isLatest,
  assistant,
  session,
}: Pick<SuggestionCardProps, 'suggestion' | 'isLatest' | 'assistant' | 'session'>) {
  const settings = useStore(session.$settings);
  // While a program plays, that is what is set.
  const isSet = useStore(session.program.$played) === null && isLatest;
  const inForce = isSet ? readingInForce(suggestion, settings) : null;
  const canUndo = useStore(session.$undoStep)?.cause === 'suggestion';
  if (inForce === null) return null;
  const { globalModulationHz: slowHz, centerModulationHz: fastHz } = inForce;
  return (
    <p className="text-small text-muted">
      <span>
        Until you start it, one {slowHz > 0 ? 'pair' : 'rhythm'} is set:{' '}
        <span className="figure">{formatFrequency(fastHz)}</span>
        {slowHz > 0 && (
          <>
            , and <span className="figure">{formatFrequency(slowHz)}</span> under it
          </>
        )}
        .
      </span>{' '}
      {canUndo && (
        <Button tone="quiet" onPress={assistant.undo}>
          Undo
        </Button>
      )}
    </p>
  );
}

/** The pair beside a program that is offered, folded away. */
export function MeanwhilePair(props: SuggestionCardProps) {
  const { suggestion, isLatest, session } = props;
  return (
    <div className="text-small text-muted">
      <Disclosure title="That pair, and others like it">
        <div className="grid gap-3 pb-3">
          <p>
            <Explanation {...{ suggestion, isLatest, session }} />
          </p>
          <SuggestionCard {...props} />
        </div>
      </Disclosure>
    </div>
  );
}
