import type { OutputStore } from '@overtone/client/safety/output-store';
import { waveformCurve } from '@overtone/domain/figure/waveform-curve';
import type { PulseStyle } from '@overtone/domain/safety/output-choice';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Choice } from '../controls/choice.tsx';
import { Plot } from '../figure/plot.tsx';
import { PULSE_STYLE_NAMES } from './pulse-style-names.ts';

const RISING = waveformCurve('Sine');
const FALLING = RISING.map(({ x, y }) => ({ x, y: -y }));
const LEVEL = RISING.map(({ x }) => ({ x, y: 0 }));

const STYLE_OPTIONS = [
  {
    value: 'light',
    name: PULSE_STYLE_NAMES.light,
    sentence: 'The tint grows fuller and fainter.',
    content: (
      <Face name={PULSE_STYLE_NAMES.light}>
        <Plot curve={RISING} className="h-3.5 w-9" />
      </Face>
    ),
  },
  {
    value: 'colour',
    name: PULSE_STYLE_NAMES.colour,
    sentence: 'The tint turns to grey and back; its brightness hardly moves.',
    content: (
      <Face name={PULSE_STYLE_NAMES.colour}>
        <Plot curve={RISING} className="absolute inset-0 h-3.5 w-9" />
        <Plot curve={FALLING} className="absolute inset-0 h-3.5 w-9 opacity-55" />
        <Plot curve={LEVEL} className="h-3.5 w-9" strokeWidth={1} />
      </Face>
    ),
  },
] as const satisfies readonly {
  value: PulseStyle;
  name: string;
  sentence: string;
  content: ReactNode;
}[];

/** How the light pulses, drawn: its fullness moves, or hue and grey change places at a level that rests. */
export function PulseStyleSetting({
  output,
  isSealed,
}: {
  readonly output: OutputStore;
  /** Whether a session of a self-test plays, which keeps it as it is. */
  readonly isSealed: boolean;
}) {
  const { pulseStyle } = useStore(output.$choice);
  return (
    <div className="grid gap-1.5">
      <Choice
        label="Pulse style"
        options={STYLE_OPTIONS}
        value={pulseStyle}
        isDisabled={isSealed}
        onChange={output.setPulseStyle}
      />
      <div className="grid grid-cols-2 gap-x-4 text-note text-faint">
        {STYLE_OPTIONS.map(({ value, name, sentence }) => (
          <p key={value}>
            <span className="sr-only">{name}:</span> {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}

function Face({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <span className="grid justify-items-center gap-1.5 py-2">
      <span className="relative">{children}</span>
      <span className="text-note">{name}</span>
    </span>
  );
}
