import { type Moment, PROGRAM_SOUNDS } from '@overtone/domain/program/program';
import type { Degrees } from '@overtone/domain/units';
import { WAVEFORMS } from '@overtone/domain/session/settings';
import { Select } from '../controls/select.tsx';
import { shownInstead } from '../theme/hue-words.ts';
import { useHueShown } from './guarded-hues.tsx';
import { HueSwatch } from './moment-tag.tsx';
import {
  NUMBER_WORDS,
  type NumberKey,
  printNumber,
  readNumber,
  steppedNumber,
} from './moment-values.ts';
import { ValueField } from './value-field.tsx';

/** What the fields of a moment are given. */
export interface MomentFieldsProps {
  /** What stands there. */
  readonly moment: Moment;
  /** What stands before it, where it changes something. */
  readonly before: Moment;
  /** The values that are named; the others stay as they were before. Null where all are. */
  readonly named: ReadonlySet<keyof Moment> | null;
  readonly onChange: (values: Partial<Moment>) => string | null;
  readonly onLeave: (key: keyof Moment) => void;
}

const LIGHT = ['fastHz', 'slowHz', 'strength', 'hue'] as const;

/** Every value of a moment: the rhythms and the light first, then what is heard. */
export function MomentFields(props: MomentFieldsProps) {
  return (
    <>
      {LIGHT.map((key) => (
        <NumberOf key={key} name={key} {...props} />
      ))}
      <NumberOf name="carrierHz" {...props} />
      <NameOf name="waveform" label="Waveform" options={WAVEFORMS} {...props} />
      <NumberOf name="volume" {...props} />
      <NameOf name="sound" label="Sound behind it" options={PROGRAM_SOUNDS} {...props} />
      {props.moment.sound !== 'off' && <NumberOf name="soundVolume" {...props} />}
    </>
  );
}

function NumberOf({
  name,
  moment,
  named,
  onChange,
  onLeave,
}: MomentFieldsProps & { readonly name: NumberKey }) {
  const { label, unit, range } = NUMBER_WORDS[name];
  const shown = useHueShown()(moment.hue);
  return (
    <ValueField
      {...{ label, unit, range }}
      sample={name === 'hue' && <HueSample hue={moment.hue} />}
      note={name === 'hue' && shown !== moment.hue ? shownInstead(shown) : null}
      text={printNumber(name, moment[name])}
      isInherited={named !== null && !named.has(name)}
      read={(text) => readNumber(name, text)}
      onChange={(value) => onChange({ [name]: value })}
      stepped={(direction, isFine) => steppedNumber(name, moment[name], direction, isFine)}
      {...(named !== null && { onLeave: () => onLeave(name) })}
    />
  );
}

function HueSample({ hue }: { readonly hue: Degrees }) {
  return (
    <span className="flex items-center pl-1">
      <HueSwatch hue={hue} />
    </span>
  );
}

interface NameOfProps<Key extends 'waveform' | 'sound'> extends MomentFieldsProps {
  readonly name: Key;
  readonly label: string;
  readonly options: readonly Moment[Key][];
}

function NameOf<Key extends 'waveform' | 'sound'>({
  name,
  label,
  options,
  moment,
  before,
  named,
  onChange,
  onLeave,
}: NameOfProps<Key>) {
  const asBefore = `as before (${before[name]})`;
  const isInherited = named !== null && !named.has(name);
  return (
    <Select
      label={label}
      options={named === null ? options : [asBefore, ...options]}
      value={isInherited ? asBefore : moment[name]}
      inherited={isInherited ? { shown: before[name], note: 'as before' } : null}
      onChange={(chosen: string) => {
        const option = options.find((each) => each === chosen);
        if (option === undefined) onLeave(name);
        else onChange({ [name]: option });
      }}
    />
  );
}
