import type { ProgramPlay } from '@overtone/domain/program/play/program-play';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Stop } from '@overtone/domain/stop';
import type { Engine, EngineState } from '@overtone/engine/engine';
import { atom, type ReadableAtom } from 'nanostores';

/** The one link between a session's settings and program, and its light and sound. */
export interface SessionDriver {
  /** What the engine is doing. */
  readonly $engine: ReadableAtom<EngineState>;
  /** Lets go of the engine and ends light and sound. */
  readonly stop: Stop;
}

/** Makes the engine follow `$settings` and `$play`, beginning with the present ones. */
export function driveEngine(
  engine: Engine,
  $settings: ReadableAtom<SessionSettings>,
  $play: ReadableAtom<ProgramPlay | null>,
): SessionDriver {
  const $engine = atom(engine.state.get());
  const stopWatching = engine.state.subscribe((state) => $engine.set(state));
  const apply = () => engine.apply($settings.get(), $play.get());
  const stops = [$settings.subscribe(apply), $play.listen(apply)];
  let stopped = false;
  return {
    $engine,
    stop() {
      if (stopped) return;
      stopped = true;
      for (const stopApplying of stops) stopApplying();
      engine.shutDown();
      stopWatching();
    },
  };
}
