import { failed, ok, type Result } from '@overtone/domain/result';
import type { Stop } from '@overtone/domain/stop';
import type { Seconds } from '@overtone/domain/units';
import type { PairTracks } from '../clock/rhythm-tracks.ts';
import type { AudioStatus } from '../engine.ts';
import type { StimulusPlan } from '../stimulus/plan.ts';
import { whenReached } from './context-timer.ts';
import { phaseWatch, type SoundPhase } from './phase-watch.ts';
import { soundOutput, type SoundSurroundings } from './sound-output.ts';
import { nextStart } from './start-time.ts';

/** Sound on the person's device. */
export interface LiveSound {
  /** The context, for whoever follows its time. */
  readonly context: AudioContext;
  /** The next time on the context's clock at which a change may begin. */
  nextStart(): Seconds;
  /** Calls back once a time on the context's clock has passed, unless stopped; also on a page that is hidden. */
  when(at: Seconds, run: () => void): Stop;
  /** Where the rhythms that leave the graph stand against their tracks. */
  phase(): SoundPhase;
  /** Wakes the device where it sleeps; within a click it is allowed to. Never rejects. */
  resume(): Promise<void>;
  /** Follows a plan from `at` on. The device sleeps once a plan that is off has faded. */
  follow(plan: StimulusPlan, tracks: PairTracks, at: Seconds): void;
  /** Silence at once, and the device given back. */
  close(): void;
}

/** What live sound needs from its surroundings. */
export interface LiveSoundSurroundings extends SoundSurroundings {
  readonly onStatus: (status: AudioStatus) => void;
  /** Calls back once so many seconds have passed, unless stopped. */
  readonly after: (delay: Seconds, run: () => void) => Stop;
}

/** A device that may play is awake within a tenth of this; a browser that waits for a press says nothing at all. */
const HELD_BACK_AFTER: Seconds = 1;

/** The reason ends a sentence that says there is no sound. */
function openContext(): Result<AudioContext, string> {
  if (typeof AudioContext === 'undefined') return failed('Web Audio is missing');
  try {
    return ok(new AudioContext({ latencyHint: 'playback' }));
  } catch {
    return failed('the browser refused to; reload the page to ask it again');
  }
}

/** Opens the sound device, silent; or says why there is no sound here. */
export function liveSound(
  first: StimulusPlan,
  { onStatus, after, ...surroundings }: LiveSoundSurroundings,
): Result<LiveSound, string> {
  const opened = openContext();
  if (!opened.ok) return opened;
  const context = opened.value;
  const output = soundOutput(context, first.sound, nextStart(context), surroundings);
  const phase = phaseWatch(context, output.rhythms);
  let isOn = first.isOn;

  let stopWaiting: Stop | undefined;

  async function resume(): Promise<void> {
    if (context.state === 'running') return;
    stopWaiting?.();
    stopWaiting = after(HELD_BACK_AFTER, () => {
      if (isOn && context.state === 'suspended') onStatus('suspended');
    });
    try {
      await context.resume();
    } catch {
      onStatus('suspended');
    }
  }

  async function sleep(): Promise<void> {
    if (!isOn && context.state === 'running') await context.suspend();
  }

  function wakeWhenSeen(): void {
    if (isOn && document.visibilityState === 'visible') void resume();
  }

  /** While a device falls asleep its time may run on without the graph, by which every oscillator falls behind. */
  function awake(): void {
    for (const rhythm of output.rhythms) rhythm.realign(nextStart(context));
    onStatus('running');
  }

  context.addEventListener('statechange', () => {
    if (context.state === 'running') awake();
    else if (context.state !== 'closed') onStatus('suspended');
  });
  document.addEventListener('visibilitychange', wakeWhenSeen);

  return ok({
    context,
    nextStart: () => nextStart(context),
    when(at, run) {
      let isStopped = false;
      whenReached(context, at, () => {
        if (!isStopped) run();
      });
      return () => void (isStopped = true);
    },
    phase,
    resume,
    follow(plan, tracks, at) {
      const wasOn = isOn;
      isOn = plan.isOn;
      if (isOn && context.state !== 'running') void resume();
      output.follow(plan.sound, tracks, at);
      if (wasOn && !isOn) output.whenFaded(at, () => void sleep());
    },
    close() {
      stopWaiting?.();
      document.removeEventListener('visibilitychange', wakeWhenSeen);
      void context.close();
    },
  });
}
