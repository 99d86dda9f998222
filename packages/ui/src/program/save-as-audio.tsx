import type { FileMaker } from '@overtone/client/program/file-maker';
import {
  AUDIO_FORMAT_FACTS,
  AUDIO_FORMATS,
  type AudioFormat,
  expectedBytes,
} from '@overtone/domain/audio-file/formats';
import { formatTime } from '@overtone/domain/program/format-time';
import type { Program } from '@overtone/domain/program/program';
import { useContext, useRef, useState } from 'react';
import { ProgressBar } from 'react-aria-components';
import { Button } from '../controls/button.tsx';
import { Choice } from '../controls/choice.tsx';
import { useFocusOfGone } from '../controls/use-focus-of-gone.tsx';
import { AudioFiles } from './audio-files.tsx';
import { shownSize } from './file-size.ts';
import { type Made, type Making, useFileMaking } from './use-file-making.ts';
import { useShownWhen } from './use-shown-when.ts';

/** What the part is given. */
export interface SaveAsAudioProps {
  readonly program: Program;
}

const OPTIONS = AUDIO_FORMATS.map((value) => ({ value, name: AUDIO_FORMAT_FACTS[value].label }));

/** The sound of a program as a file that plays anywhere, where something makes files. */
export function SaveAsAudio({ program }: SaveAsAudioProps) {
  const make = useContext(AudioFiles);
  return make && <SavingAsAudio make={make} program={program} />;
}

/** The keys that save and cancel come in each other's place, and leave the focus to each other. */
function SavingAsAudio({ make, program }: SaveAsAudioProps & { readonly make: FileMaker }) {
  const place = useRef<HTMLFieldSetElement>(null);
  useFocusOfGone(place, (part) => part.querySelector('button'));
  const [format, setFormat] = useState<AudioFormat>(AUDIO_FORMATS[0]);
  const { making, made, start, cancel } = useFileMaking(make);
  const { label, note } = AUDIO_FORMAT_FACTS[format];
  const size = shownSize(expectedBytes(format, program));
  return (
    <fieldset ref={place} aria-label="Save as audio" className="grid min-w-0 content-start gap-3">
      <h3 className="label font-sans tracking-normal">Save as audio</h3>
      <Choice
        label="Kind of file"
        isLabelHidden
        options={OPTIONS}
        value={format}
        onChange={setFormat}
      />
      <p className="text-small text-muted">
        {note} About <span className="figure">{size}</span>. The sound alone: light needs this page.
      </p>
      {making ? (
        <Progress making={making} onCancel={cancel} />
      ) : (
        <span>
          <Button onPress={() => void start(program, format)}>Save {label}</Button>
        </span>
      )}
      <output
        ref={useShownWhen(made)}
        className="grid scroll-my-4 scroll-mb-[calc(var(--foot,0px)+1rem)] gap-2 text-small text-muted empty:hidden"
      >
        {made && <Ending made={made} onWav={() => void start(program, 'wav')} />}
      </output>
    </fieldset>
  );
}

function Progress({
  making: { share, leftMs },
  onCancel,
}: {
  readonly making: Making;
  readonly onCancel: () => void;
}) {
  const percent = Math.floor(100 * share);
  const left = leftMs === null ? '' : `, ${formatTime(1000 * Math.ceil(leftMs / 1000))} left`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ProgressBar
        aria-label="Saving"
        value={percent}
        valueLabel={`${percent}%${left}`}
        className="grid min-w-40 grow gap-1"
      >
        <span className="h-1 overflow-clip rounded-full bg-rule">
          <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
        </span>
        <span className="figure text-note text-muted">
          {percent}%{left}
        </span>
      </ProgressBar>
      <Button tone="quiet" onPress={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function Ending({ made, onWav }: { readonly made: Made; readonly onWav: () => void }) {
  const { end, name, format } = made;
  if (end.kind === 'saved') return <p>Saved as {name}.</p>;
  if (end.kind === 'left') return <p>Nothing was saved.</p>;
  return (
    <>
      <p>{end.sentence}</p>
      {end.isFormat && format !== 'wav' && (
        <span>
          <Button onPress={onWav}>Save WAV instead</Button>
        </span>
      )}
    </>
  );
}
