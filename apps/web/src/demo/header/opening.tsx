import { useStore } from '@nanostores/react';
import { useCalmly } from '@overtone/ui/page/calm-panels';
import { MeetingNote } from '@overtone/ui/safety/meeting-note';
import { pairAsWritten, useHeading, usePlayedPair } from '@overtone/ui/session/use-program-moment';
import { askedPair, glides } from '@overtone/ui/signal/delivered-now';
import { glideCaption } from '@overtone/ui/signal/glide-words';
import { sensesNow } from '@overtone/ui/signal/senses';
import { useDelivered } from '@overtone/ui/signal/use-delivered';
import type { DemoStores } from '../demo-stores.ts';
import { lightNote } from './light-note.ts';
import { OpeningSight } from './opening-sight.tsx';

/** What the opening is given. */
export interface OpeningProps extends Pick<DemoStores, 'session' | 'output' | '$who'> {
  /** Shows how it is known what light and sound deliver. */
  readonly onSignal: () => void;
}

/** The page's title beside the pair that plays, or would. */
export function Opening({ session, output, $who, onSignal }: OpeningProps) {
  const isMember = useStore($who).kind === 'member';
  const settings = useStore(session.$settings);
  const { isOn } = settings;
  const { showsLight } = useStore(output.$choice);
  const inMeeting = useCalmly(useStore(output.$inMeeting));
  const engine = useDelivered(session);
  const senses = engine && sensesNow(engine, { showsLight, isOn });
  const centre = engine?.plan.centre;
  const played = usePlayedPair(session.program, settings);
  // What glides is asked and delivered by one reading, so that the figure and its sentence agree.
  const gliding = engine !== null && isOn && glides(engine.plan) ? askedPair(engine.plan) : null;
  const heading = useHeading(session.program, gliding !== null);
  return (
    <OpeningSight
      isMember={isMember}
      pair={gliding ? pairAsWritten(gliding) : played}
      towards={gliding && heading && glideCaption(gliding, heading)}
      isOn={isOn}
      isBlind={engine === null}
      meeting={inMeeting && <MeetingNote session={session} output={output} />}
      lightNote={senses?.hasLight && centre && !gliding ? lightNote(centre.light.reason) : null}
      onSignal={onSignal}
      lightHz={(senses?.hasLight && centre?.light.hz) || 0}
      soundHz={(senses?.hasSound && centre?.soundHz) || 0}
    />
  );
}
