import type { Stop } from '@overtone/domain/stop';
import type { Host } from '@overtone/client/platform/host';
import type { Milliseconds, Seconds } from '@overtone/domain/units';
import { askShell, askShellWell } from '../link/ask-shell.ts';
import { shellClock } from '../link/shell-clock.ts';
import type { ControlShell } from '../shell/commands.ts';
import type { LightLink, LinkedLight } from './desktop-engine.ts';

/** The shell takes the light away when it hears nothing for two seconds. */
const HEARTBEAT_MS: Milliseconds = 500;

/** What a publisher is made from. */
export interface PublisherParts {
  readonly shell: Pick<ControlShell, 'publishLight' | 'heartbeat'>;
  readonly host: Pick<Host, 'every' | 'log'>;
}

/**
 * Sends the light to the shell and, while there is light, a heartbeat with the session's clock. Between sessions it
 * sends nothing.
 */
export function createLightPublisher({ shell, host }: PublisherParts): LightLink {
  const clock = shellClock();
  let offset: Seconds = 0;
  let stopBeating: Stop | null = null;

  const reading = () => ({ sessionMinusShell: offset - clock.offset });
  const ask = () => shell.heartbeat(reading());
  const failed = (reason: unknown) => host.log.warn('The shell did not answer', reason);

  function beat(): void {
    askShell(clock, ask).catch(failed);
  }

  function beginToBeat(): void {
    stopBeating = host.every(HEARTBEAT_MS, beat);
    askShellWell(clock, ask).then(beat, failed);
  }

  function send(light: LinkedLight, isHalt: boolean): void {
    const isOn = light.settings.isOn && !isHalt;
    const isLit = isOn && light.choice.showsLight;
    shell
      .publishLight({
        isOn,
        // In a meeting, and only then, the sound is lowered.
        inMeeting: light.choice.ducksSound,
        isLit,
        isHalt,
        light: { ...light, ...reading() },
      })
      .catch(failed);
    if (isLit && !stopBeating) beginToBeat();
    if (!isLit) {
      stopBeating?.();
      stopBeating = null;
    }
  }

  return {
    send,
    clockIs(next, isUrgent) {
      offset = next;
      if (isUrgent && stopBeating) beat();
    },
  };
}
