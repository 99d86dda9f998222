import type { Host } from '@overtone/client/platform/host';
import type { Seconds } from '@overtone/domain/units';
import { askShell, askShellWell } from '../../link/ask-shell.ts';
import { shellClock } from '../../link/shell-clock.ts';
import type { ControlShell } from '../../shell/commands.ts';
import type { LightLink, LinkedLight } from './desktop-engine.ts';

export interface PublisherParts {
  readonly shell: Pick<ControlShell, 'publishLight' | 'heartbeat' | 'on'>;
  readonly host: Pick<Host, 'log'>;
}

/**
 * Sends the light to the shell and, whenever it asks while there is light, a heartbeat with the session's clock. The
 * shell takes the light away when it is not answered for two seconds. Between sessions nothing is sent.
 */
export function createLightPublisher({ shell, host }: PublisherParts): LightLink {
  const clock = shellClock();
  let offset: Seconds = 0;
  let isBeating = false;

  const reading = () => ({ sessionMinusShell: offset - clock.offset });
  const ask = () => shell.heartbeat(reading());
  const failed = (reason: unknown) => host.log.warn('The shell did not answer', reason);

  function beat(): void {
    askShell(clock, ask).catch(failed);
  }

  function beatIfLit(): void {
    if (isBeating) beat();
  }

  void shell.on('beat', beatIfLit);

  function send(light: LinkedLight, isHalt: boolean): void {
    const isOn = light.settings.isOn && !isHalt;
    const isLit = isOn && light.choice.showsLight;
    shell
      .publishLight({
        isOn,
        // In a meeting, or quiet by itself, the sound is lowered.
        inMeeting: light.choice.ducksSound,
        isLit,
        isHalt,
        light: { ...light, ...reading() },
      })
      .catch(failed);
    if (isLit && !isBeating) askShellWell(clock, ask).then(beatIfLit, failed);
    isBeating = isLit;
  }

  return {
    send,
    clockIs(next, isUrgent) {
      offset = next;
      if (isUrgent) beatIfLit();
    },
  };
}
