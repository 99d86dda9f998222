import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Suggestion, SuggestionAlternative } from '@overtone/domain/suggestion/suggestion';
import type { Hertz } from '@overtone/domain/units';
import type { Verdict } from '@overtone/domain/suggestion/verdict';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { AssistantParts } from './assistant-parts.ts';
import { nameOf } from './suggestion-name.ts';

/** What the ways on are given. */
export interface SuggestionWaysProps extends AssistantParts {
  readonly suggestion: Suggestion;
  readonly alternatives: readonly SuggestionAlternative[];
  /** The reading in force: the suggestion, one of the alternatives, or neither. */
  readonly inForce: Suggestion | SuggestionAlternative | null;
}

/**
 * The ways on from the latest suggestion: other readings, the meeting switch and an opinion; under them, what the other
 * reading that was chosen is for.
 */
export function SuggestionWays(props: SuggestionWaysProps) {
  const { suggestion, alternatives, inForce, assistant, output } = props;
  const isForMeeting = (inForce ?? suggestion).state === 'meeting';
  const { suggestionId } = suggestion;
  const chosen = alternatives.find((alternative) => alternative === inForce);
  return (
    <div className="@container flex flex-wrap items-center gap-x-1.5 gap-y-2">
      {alternatives.length > 0 && (
        <ReadingChip
          label={nameOf(suggestion)}
          hz={suggestion.centerModulationHz}
          isOn={suggestion === inForce}
          onChange={assistant.chooseFirst}
        />
      )}
      {alternatives.map((alternative) => (
        <ReadingChip
          key={alternative.state}
          label={alternative.label}
          hz={alternative.centerModulationHz}
          isOn={alternative === inForce}
          onChange={() => assistant.chooseAlternative(alternative.state)}
        />
      ))}
      {isForMeeting && <MeetingChip output={output} />}
      {suggestionId !== undefined && inForce !== null && (
        <VerdictChips suggestionId={suggestionId} assistant={assistant} />
      )}
      {chosen?.reason !== undefined && (
        <p className="basis-full text-note text-muted">{chosen.reason}</p>
      )}
    </div>
  );
}

interface VerdictChipsProps extends Pick<AssistantParts, 'assistant'> {
  readonly suggestionId: string;
}

/** Opinions that an account remembers: they shift the order of what is suggested when words leave it open. */
function VerdictChips({ suggestionId, assistant }: VerdictChipsProps) {
  const verdict: Verdict | undefined = useStore(assistant.$verdicts)[suggestionId];
  return (
    <>
      <Chip isOn={verdict === 'kept'} onChange={() => assistant.judge('kept')}>
        Keep
      </Chip>
      <Chip isOn={verdict === 'liked'} onChange={() => assistant.judge('liked')}>
        I like it
      </Chip>
    </>
  );
}

function MeetingChip({ output }: Pick<AssistantParts, 'output'>) {
  return (
    <Chip isOn={useStore(output.$inMeeting)} onChange={output.setInMeeting}>
      Meeting: light off, sound low
    </Chip>
  );
}

/** A reading of the task; the first answer's own is among them, so that there is a way back. */
function ReadingChip({
  label,
  hz,
  ...chip
}: Pick<ChipProps, 'isOn' | 'onChange'> & { readonly label: string; readonly hz: Hertz }) {
  return (
    <Chip {...chip}>
      {label}{' '}
      <span className="figure sr-only text-note font-normal @lg:not-sr-only">
        {formatFrequency(hz)}
      </span>
    </Chip>
  );
}

interface ChipProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** What is chosen is outlined, not filled: the one filled key is what turns the answer on, or sends the next question. */
function Chip({ isOn, onChange, children }: ChipProps) {
  return (
    <ToggleButton
      isSelected={isOn}
      onChange={onChange}
      className="chosen-ground relative inline-flex min-h-8 cursor-pointer items-baseline gap-2 rounded-key border border-edge px-2 py-1 text-small font-medium transition-colors hover:border-accent hover:text-accent data-selected:border-accent data-selected:text-accent data-selected:shadow-[inset_0_-2px_currentColor] pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {children}
    </ToggleButton>
  );
}
