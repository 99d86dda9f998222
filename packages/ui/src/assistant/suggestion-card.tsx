import type { Suggestion, SuggestionAlternative } from '@overtone/domain/suggestion/suggestion';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { pairCurve } from '@overtone/domain/figure/pair-curve';
import { bandFor } from '@overtone/domain/frequency/bands';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { useStore } from '@nanostores/react';
import { ToggleButton } from 'react-aria-components';
import { Button } from '../controls/button.tsx';
import { pairCaption } from '@overtone/domain/figure/pair-caption';
import { Plot } from '../figure/plot.tsx';
import { WithHue } from '../theme/hue-theme.tsx';
import type { AssistantParts } from './assistant-parts.ts';

/** What a suggestion's card is given. Only the latest one still offers other ways and undo. */
export interface SuggestionCardProps extends AssistantParts {
  readonly suggestion: Suggestion;
  readonly isLatest: boolean;
}

/** How many other readings of the same task are offered. */
const ALTERNATIVES_SHOWN = 2;

/** A suggestion as a small figure: the pair plotted in its own hue, its numbers, and the ways on from it. */
export function SuggestionCard({
  suggestion,
  isLatest,
  assistant,
  session,
  output,
}: SuggestionCardProps) {
  const settings = useStore(session.$settings);
  const canUndo = useStore(session.$undoStep)?.cause === 'suggestion';
  const alternatives = suggestion.alternatives?.slice(0, ALTERNATIVES_SHOWN) ?? [];
  const chosen = alternatives.find((alternative) => isInForce(alternative, settings));
  const { globalModulationHz, centerModulationHz, visualHue } = chosen ?? suggestion;
  const isForMeeting = (chosen ?? suggestion).state === 'meeting';
  const pair = { slowHz: globalModulationHz, fastHz: centerModulationHz };
  return (
    <WithHue hue={visualHue}>
      <figure className="grid gap-2.5 border-l-2 border-accent pl-4">
        <Plot curve={pairCurve(pair)} className="h-14 w-full text-accent" />
        <figcaption className="grid gap-0.5">
          <span className="flex items-baseline justify-between gap-2">
            <span className="font-semibold">
              {bandFor(centerModulationHz)} on {bandFor(globalModulationHz)}
            </span>
            {suggestion.source === 'offline' && (
              <span className="rounded-key border border-edge px-1.5 text-note text-muted">
                Offline suggestion
              </span>
            )}
          </span>
          <span className="figure text-note text-muted">{pairCaption(pair)}</span>
        </figcaption>
        {isLatest && (
          <div className="flex flex-wrap items-center gap-2">
            {alternatives.map((alternative) => (
              <AlternativeChip
                key={alternative.state}
                alternative={alternative}
                isChosen={alternative === chosen}
                onChoose={() => assistant.chooseAlternative(alternative.state)}
              />
            ))}
            {isForMeeting && <MeetingChip output={output} />}
            {canUndo && (
              <Button tone="quiet" onPress={session.undo}>
                Undo
              </Button>
            )}
          </div>
        )}
      </figure>
    </WithHue>
  );
}

const CHIP =
  'inline-flex min-h-8 cursor-pointer items-baseline gap-2 rounded-key border border-edge px-2.5 py-1 text-small font-medium transition-colors hover:border-accent hover:text-accent data-selected:border-accent data-selected:bg-accent data-selected:text-on-accent pointer-coarse:min-h-11 pointer-coarse:items-center';

function MeetingChip({ output }: Pick<AssistantParts, 'output'>) {
  const inMeeting = useStore(output.$inMeeting);
  return (
    <ToggleButton isSelected={inMeeting} onChange={output.setInMeeting} className={CHIP}>
      Meeting: light off, sound low
    </ToggleButton>
  );
}

interface AlternativeChipProps {
  readonly alternative: SuggestionAlternative;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function AlternativeChip({ alternative, isChosen, onChoose }: AlternativeChipProps) {
  return (
    <ToggleButton isSelected={isChosen} onChange={onChoose} className={CHIP}>
      {alternative.label}{' '}
      <span className="figure text-note font-normal">
        {formatFrequency(alternative.centerModulationHz)}
      </span>
    </ToggleButton>
  );
}

function isInForce(alternative: SuggestionAlternative, settings: SessionSettings): boolean {
  return (
    alternative.globalModulationHz === settings.globalModulationHz &&
    alternative.centerModulationHz === settings.centerModulationHz
  );
}
