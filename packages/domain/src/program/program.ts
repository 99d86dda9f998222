import { z } from 'zod';
import { MODULATION_RANGE_HZ, MODULATION_RANGE_TEXT } from '../frequency/modulation-range.ts';
import { CURVES, type Curve } from '../rhythm/curve.ts';
import { NATURE_TRACKS } from '../session/background-sounds.ts';
import { SETTING_RANGES } from '../session/setting-ranges.ts';
import { WAVEFORMS, type Waveform } from '../session/settings.ts';
import type { Degrees, Hertz, Milliseconds, UnitInterval } from '../units.ts';
import {
  LONGEST_PROGRAM_MS,
  LOOP_TIMES,
  MOST_STAGES,
  NAME_LENGTH,
  SHORTEST_STAGE_MS,
} from './limits.ts';

/** What plays behind the tone in a program: nothing, a noise, or a nature track. */
export const PROGRAM_SOUNDS = ['off', 'pink', 'brown', ...NATURE_TRACKS] as const;

/** What plays behind the tone in a program. */
export type ProgramSound = (typeof PROGRAM_SOUNDS)[number];

/** What a program sets at a moment. The rest of the settings (whether the session is on, own audio) is not its matter. */
export interface Moment {
  /** Slow rhythm, of the whole screen and of the tone; 0 is none. */
  readonly slowHz: Hertz;
  /** Fast rhythm, of the middle and of the tone; 0 is none. */
  readonly fastHz: Hertz;
  readonly strength: UnitInterval;
  readonly hue: Degrees;
  readonly carrierHz: Hertz;
  readonly waveform: Waveform;
  /** Volume of the tone, as the settings' master volume. */
  readonly volume: UnitInterval;
  readonly sound: ProgramSound;
  /** Volume of what plays behind the tone. */
  readonly soundVolume: UnitInterval;
}

/**
 * A stretch of a program: what stands at its end, and how it is come to. What `to` does not name stays as it is.
 * Waveform and sound are those of `to` from the stage's begin, whatever the curve.
 */
export interface Stage {
  readonly kind: 'stage';
  readonly lengthMs: Milliseconds;
  readonly curve: Curve;
  readonly to: Partial<Moment>;
}

/** Stages that come several times. */
export interface Loop {
  readonly kind: 'loop';
  readonly times: number;
  readonly course: readonly Step[];
}

/** A part of a course. */
export type Step = Stage | Loop;

/** Settings over time: where it starts, stage after stage, and how long all of it takes to fade in the end. */
export interface Program {
  readonly name: string;
  readonly start: Moment;
  readonly course: readonly Step[];
  /** Strength and volumes go smoothly to nothing in this time after the last stage; 0 ends at once. */
  readonly fadeMs: Milliseconds;
}

/** How long a program fades in the end unless it says otherwise. */
export const DEFAULT_FADE_MS: Milliseconds = 60_000;

function rhythm(name: 'slow' | 'fast') {
  const error = `The ${name} rhythm is ${MODULATION_RANGE_TEXT}, or 0 for none.`;
  const { min, max } = MODULATION_RANGE_HZ;
  return z.number({ error }).refine((hz) => hz === 0 || (hz >= min && hz <= max), { error });
}

function between({ min, max }: { readonly min: number; readonly max: number }, what: string) {
  const error = `${what} is from ${min} to ${max}.`;
  return z.number({ error }).min(min, { error }).max(max, { error });
}

/** A share, which a form shows and a text may say in per cent. */
function share({ min, max }: { readonly min: number; readonly max: number }, what: string) {
  const error = `${what} is ${100 * min}–${100 * max}%.`;
  return z.number({ error }).min(min, { error }).max(max, { error });
}

const VALUES = {
  slowHz: rhythm('slow'),
  fastHz: rhythm('fast'),
  strength: share(SETTING_RANGES.globalModulationStrength, 'The strength'),
  hue: between(SETTING_RANGES.visualHue, 'The hue, in degrees,'),
  carrierHz: between(SETTING_RANGES.isochronicPitch, 'The carrier, in Hz,'),
  waveform: z.enum(WAVEFORMS, { error: `The waveform is one of ${WAVEFORMS.join(', ')}.` }),
  volume: share(SETTING_RANGES.masterAudioVolume, 'The volume'),
  sound: z.enum(PROGRAM_SOUNDS, { error: `The sound is one of ${PROGRAM_SOUNDS.join(', ')}.` }),
  soundVolume: share(SETTING_RANGES.backgroundVolume, 'The sound’s volume'),
} satisfies { readonly [Key in keyof Moment]: z.ZodType<Moment[Key]> };

/** What is said where data should hold something and doesn’t, or holds what a program has no use for. */
function unlike(wanted: string): z.core.$ZodErrorMap {
  return ({ code, keys }) => {
    if (code !== 'unrecognized_keys') return wanted;
    const names = keys.map((key) => `“${key}”`).join(', ');
    return `A program has no use for ${names} here; leave it out.`;
  };
}

/** A moment as it may come from anywhere. */
export const momentSchema = z.strictObject(VALUES, {
  error: unlike('A program says under “start” what stands at its beginning, value by value.'),
});

/** Names of what a program sets at a moment, in the order in which they are written. */
export const MOMENT_KEYS = momentSchema.keyof().options;

const COURSE_ERROR =
  'A course is a list of stages and loops, and loops can be nested at most four deep.';
const NO_STAGE_ERROR = 'A course needs at least one stage.';
/** What is said of a stage that is too short or too long. */
export const STAGE_LENGTH_ERROR = 'A stage takes 1 second to 24 hours.';
const PART_MS_ERROR = 'A length in data is a whole number of milliseconds.';

const stageSchema = z.strictObject(
  {
    kind: z.literal('stage'),
    lengthMs: z
      .int({ error: PART_MS_ERROR })
      .min(SHORTEST_STAGE_MS, { error: STAGE_LENGTH_ERROR })
      .max(LONGEST_PROGRAM_MS, { error: STAGE_LENGTH_ERROR }),
    curve: z.enum(CURVES, {
      error: `A stage gets there in one of these ways: ${CURVES.join(', ')}.`,
    }),
    to: z.strictObject(
      {
        slowHz: VALUES.slowHz.exactOptional(),
        fastHz: VALUES.fastHz.exactOptional(),
        strength: VALUES.strength.exactOptional(),
        hue: VALUES.hue.exactOptional(),
        carrierHz: VALUES.carrierHz.exactOptional(),
        waveform: VALUES.waveform.exactOptional(),
        volume: VALUES.volume.exactOptional(),
        sound: VALUES.sound.exactOptional(),
        soundVolume: VALUES.soundVolume.exactOptional(),
      },
      {
        error: unlike('A stage says under “to” what stands at its end; {} where nothing changes.'),
      },
    ),
  },
  { error: unlike(COURSE_ERROR) },
);

const TIMES_ERROR = `A loop plays ${LOOP_TIMES.min} to ${LOOP_TIMES.max} times.`;

function courseOf<Each extends z.ZodType<Step>>(step: Each) {
  return z
    .array(step, { error: COURSE_ERROR })
    .min(1, { error: NO_STAGE_ERROR })
    .max(MOST_STAGES, {
      error: `A program has at most ${MOST_STAGES} stages.`,
    });
}

function orLoopOf(step: z.ZodType<Step>) {
  const loop = z.strictObject(
    {
      kind: z.literal('loop'),
      times: z
        .int({ error: TIMES_ERROR })
        .min(LOOP_TIMES.min, { error: TIMES_ERROR })
        .max(LOOP_TIMES.max, { error: TIMES_ERROR }),
      course: courseOf(step),
    },
    { error: unlike(COURSE_ERROR) },
  );
  return z.discriminatedUnion('kind', [stageSchema, loop], { error: COURSE_ERROR });
}

const INNERMOST: z.ZodType<Step> = z.discriminatedUnion('kind', [stageSchema], {
  error: COURSE_ERROR,
});

const ONE_LINE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;
const NAME_ERROR = `A program’s name has 1 to ${NAME_LENGTH} characters, on one line.`;
const FADE_ERROR = 'The fade at the end takes an hour at most; 0:00 is none.';

/** What is said of data that is none of a program. */
export const NO_PROGRAM =
  'This is not a program: it has neither a “start” nor a “course”. Open what was saved here as text, a link to a program, or an .sbg file.';

/** The shape of a program, each value in its range. What the values have to do with each other is `check-program.ts`. */
export const programShape: z.ZodType<Program> = z.strictObject(
  {
    name: z
      .string({ error: NAME_ERROR })
      .refine((name) => ONE_LINE.test(name) && name.trim() !== '' && name.length <= NAME_LENGTH, {
        error: NAME_ERROR,
      }),
    start: momentSchema,
    course: courseOf(orLoopOf(orLoopOf(orLoopOf(orLoopOf(INNERMOST))))),
    fadeMs: z
      .int({ error: PART_MS_ERROR })
      .min(0, { error: FADE_ERROR })
      .max(3_600_000, { error: FADE_ERROR }),
  },
  { error: unlike(NO_PROGRAM) },
);
