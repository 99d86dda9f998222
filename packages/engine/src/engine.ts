import type { ProgramPlay } from '@overtone/domain/program/play/program-play';
import type { OutputChoice } from '@overtone/domain/safety/output-choice';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Stop } from '@overtone/domain/stop';
import type { Cycles, Hertz, Milliseconds, Seconds } from '@overtone/domain/units';
import type { SoundPhase } from './audio/phase-watch.ts';
import type { FrameCount } from './clock/frame-count.ts';
import type { Observable } from './observable.ts';
import type { StimulusPlan } from './stimulus/plan.ts';

/** Where the sound stands. `unavailable` carries the reason in `EngineState.audioReason`. */
export type AudioStatus = 'idle' | 'running' | 'suspended' | 'unavailable';

/** Where the light stands. `detached`: no canvas yet. `unavailable` carries the reason in `lightReason`. */
export type LightStatus = 'detached' | 'off' | 'on' | 'unavailable';

/** What the engine is doing, for whoever shows it to a person. */
export interface EngineState {
  readonly audio: AudioStatus;
  readonly audioReason?: string;
  readonly light: LightStatus;
  readonly lightReason?: string;
  /** Measured refresh rate of the screen; null until 120 frames have been seen, and while it changes. */
  readonly refreshHz: Hertz | null;
  /** The plan in force: asked and delivered frequencies, levels, swings. */
  readonly plan: StimulusPlan;
}

/** The phases of one rhythm at a moment, in cycles. */
export interface RhythmPhase {
  readonly sound: Cycles;
  readonly light: Cycles;
}

/** The phases of one rhythm at a moment, and the frequencies that it has then. */
export interface RhythmReading extends RhythmPhase {
  readonly soundHz: Hertz;
  readonly lightHz: Hertz;
}

/** What is being delivered at this moment, for whoever shows it. */
export interface SignalReading {
  readonly global: RhythmReading;
  readonly centre: RhythmReading;
  /** Light frames of the last minute. */
  readonly frames: FrameCount;
  /**
   * How far light and sound are apart, by the latest reading of their clocks and of the sound's rhythm; null while there
   * is no sound.
   */
  readonly lightSoundOffsetMs: Milliseconds | null;
  /** Where the rhythm that leaves the sound graph stands against the one planned. */
  readonly soundPhase: SoundPhase;
}

/**
 * Light and sound behind one narrow door. Whoever holds it gives commands and reads the state; no audio node, no GL
 * object and no clock leaves it.
 */
export interface Engine {
  readonly state: Observable<EngineState>;
  /** What is being delivered now: phases at the audible moment, dropped frames, agreement. */
  signal(): SignalReading;
  /**
   * Creates the sound output, or resumes it when it is suspended. Must be called inside a person's click or key press,
   * else browsers keep the output silent. Never rejects: a failure is `audio: 'unavailable'` in the state.
   */
  start(): Promise<void>;
  /**
   * Makes light and sound follow these settings, and while there is a `play` its program laid over them, no louder than
   * they are. Every change is ramped. Times of the play are on the engine's clock ({@link time}). While the settings are
   * off the play is to be paused.
   */
  apply(settings: SessionSettings, play?: ProgramPlay | null): void;
  /** Time on the engine's clock: that of the sound while there is any, which stands still when the sound does. */
  time(): Seconds;
  /** Makes light and sound follow what the person chose for this device. */
  choose(choice: OutputChoice): void;
  /** Draws the light on this canvas until stopped. A failure is `light: 'unavailable'` in the state. */
  attachCanvas(canvas: HTMLCanvasElement): Stop;
  /** Ends light and sound at once, without a fade, and gives the sound device back. A later `start` begins anew. */
  shutDown(): void;
}
