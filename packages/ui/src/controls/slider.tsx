import { type NumericSetting, SETTING_RANGES } from '@overtone/domain/session/setting-ranges';
import type { UnitInterval } from '@overtone/domain/units';
import { type ReactNode, useId } from 'react';
import {
  Label,
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { nextSliderValue, sliderStep } from './slider-step.ts';

/** What a slider for one numeric setting is given. */
export interface SettingSliderProps {
  readonly name: NumericSetting;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly label: string;
  /** Lower, with a smaller label and a scale without figures: for a bar of controls. */
  readonly isCompact?: boolean;
  /** What the person should know of it now: seen where there is room, and read out with it. Null for nothing. */
  readonly note?: string | null;
  /** The same in a few words, seen where there is less room. */
  readonly noteInShort?: string | null;
  /** A value with its unit, as it stands beside the label and at both ends of the scale. */
  readonly written: (value: number) => string;
  /** What stands beside the label where that is more than the value. */
  readonly output?: ReactNode;
  readonly format: Intl.NumberFormatOptions;
  readonly isDisabled?: boolean;
  /** What it sets does not play now, so its fill is grey. */
  readonly isIdle?: boolean;
  /** Drawn under the thumb instead of the plain rule. */
  readonly track?: ReactNode;
}

/**
 * A slider over one setting's exact range and steps. It never rounds the stored value: that changes only when a person
 * moves the thumb.
 */
export function SettingSlider({
  name,
  value,
  onChange,
  label,
  isCompact = false,
  note = null,
  noteInShort = null,
  written,
  output = written(value),
  format,
  isDisabled = false,
  isIdle = false,
  track,
}: SettingSliderProps) {
  const { min, max } = SETTING_RANGES[name];
  const noteId = useId();
  return (
    <AriaSlider
      className="group grid grid-cols-[minmax(0,1fr)] gap-x-4"
      value={value}
      minValue={min}
      maxValue={max}
      step={sliderStep(name, value)}
      onChange={(moved) => onChange(nextSliderValue(name, value, moved))}
      formatOptions={format}
      isDisabled={isDisabled}
    >
      <div
        className={`flex items-baseline justify-between gap-3 whitespace-nowrap ${isCompact ? 'text-note/4' : 'text-small'}`}
      >
        <Label className="truncate font-medium text-muted">{label}</Label>
        {note !== null && (
          <span id={noteId} className="hidden truncate text-muted @min-[84rem]:inline">
            {note}
          </span>
        )}
        {noteInShort !== null && (
          <span
            aria-hidden
            // A low window has all of the bar in one row: there is no room before it is wide.
            className="hidden truncate text-muted not-low:@min-[22rem]:@max-[84rem]:inline low:@4xl:@max-[84rem]:inline"
          >
            {noteInShort}
          </span>
        )}
        <SliderOutput className="figure">{output}</SliderOutput>
      </div>
      {/* As high as a thumb needs; in a bar it reaches over its label and under itself. */}
      <SliderTrack
        className={`relative h-11 w-full cursor-pointer touch-none group-data-disabled:cursor-not-allowed group-data-disabled:opacity-55 ${isCompact ? '-my-1' : ''}`}
      >
        <End className="left-0" />
        <End className="right-0" />
        {track ?? <PlainTrack filled={(value - min) / (max - min)} isIdle={isIdle} />}
        <SliderThumb
          {...(note !== null && { 'aria-describedby': noteId })}
          className="top-1/2 h-7 w-2.5 rounded-[2px] border-2 border-paper bg-ink data-dragging:bg-accent data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-accent"
        />
      </SliderTrack>
      {!isCompact && (
        <span
          aria-hidden
          className="figure pointer-events-none -mt-2 flex justify-between text-note text-faint"
        >
          <span>{written(min)}</span>
          <span>{written(max)}</span>
        </span>
      )}
    </AriaSlider>
  );
}

/** The mark of an end of the scale, the same on every slider. */
function End({ className }: { readonly className: string }) {
  return (
    <span
      aria-hidden
      className={`absolute top-1/2 h-3 w-px -translate-y-1/2 bg-edge ${className}`}
    />
  );
}

interface PlainTrackProps extends Required<Pick<SettingSliderProps, 'isIdle'>> {
  readonly filled: UnitInterval;
}

function PlainTrack({ filled, isIdle }: PlainTrackProps) {
  return (
    <span className="absolute inset-x-0 top-1/2 h-px bg-edge">
      <span
        className={`absolute -top-px left-0 h-[3px] ${isIdle ? 'bg-faint' : 'bg-accent'}`}
        style={{ width: `${filled * 100}%` }}
      />
    </span>
  );
}
