import type { Host } from '@overtone/client/platform/host';
import type { OutputStore } from '@overtone/client/safety/output-store';
import type { Stop } from '@overtone/domain/stop';
import type { Seconds } from '@overtone/domain/units';
import { askShell, askShellWell } from '../../link/ask-shell.ts';
import { shellClock } from '../../link/shell-clock.ts';
import type { ControlShell } from '../../shell/commands.ts';
import type { LightLink, LinkedLight } from './desktop-engine.ts';

export interface PublisherParts {
  readonly shell: Pick<ControlShell, 'publishLight' | 'heartbeat' | 'on'>;
  readonly host: Pick<Host, 'log'>;
}

/** The way of the light to the shell. */
export interface LightPublisher extends LightLink {
  /** Tells the tray from now on whether the person has switched the meeting on; quiet by itself is no meeting. */
  readonly followMeeting: (output: Pick<OutputStore, '$choice' | '$inMeeting'>) => Stop;
}

interface Sent {
  readonly light: LinkedLight;
  readonly isHalt: boolean;
  readonly inMeeting: boolean;
}

/**
 * Sends the light to the shell and, whenever it asks while there is light, a heartbeat with the session's clock. The
 * shell takes the light away when it is not answered for two seconds. Between sessions nothing is sent.
 */
export function createLightPublisher({ shell, host }: PublisherParts): LightPublisher {
  const clock = shellClock();
  let offset: Seconds = 0;
  let isBeating = false;
  let isInMeeting = () => false;
  let sent: Sent | null = null;

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
    const inMeeting = isInMeeting();
    sent = { light, isHalt, inMeeting };
    shell
      .publishLight({
        isOn,
        inMeeting,
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
    followMeeting({ $choice, $inMeeting }) {
      isInMeeting = () => $inMeeting.get();
      // The choice is made anew with the meeting. During a call nothing of it changes, and nobody has sent the light again.
      return $choice.listen(() => {
        if (sent && sent.inMeeting !== isInMeeting()) send(sent.light, sent.isHalt);
      });
    },
    clockIs(next, isUrgent) {
      offset = next;
      if (isUrgent) beatIfLit();
    },
  };
}
