import { useStore } from '@nanostores/react';
import { Button } from '../controls/button.tsx';
import { Switch } from '../controls/switch.tsx';
import { MeetingToggle } from '../safety/meeting-toggle.tsx';
import { IntensitySlider } from './intensity-slider.tsx';
import type { SessionParts } from './session-parts.ts';
import { VolumeSlider } from './volume-slider.tsx';

/**
 * "Session Controls": what must stay in reach wherever a person is: on and off, how strong, how loud, the meeting, and the
 * way to end it all. One row where there is room, or in a low window even with little; else two, whose sliders begin on one
 * line and whose switch stands over the key that ends it all, or three where its letters are large.
 */
export function SessionBar({ session, output }: SessionParts) {
  const isWanted = useStore(session.$isWanted);
  const { showsLight } = useStore(output.$choice);
  return (
    <fieldset aria-label="Session Controls" className="@container min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 @max-2xs:gap-x-2 @3xl:flex-nowrap @3xl:gap-x-7 low:@xl:flex-nowrap low:@xl:gap-x-3">
        {/* As wide in every state, so that the sliders stand still: its name is over the switch as over a slider, or beside it where there is room. */}
        <div className="grid w-16 shrink-0 whitespace-nowrap text-muted @5xl:flex @5xl:w-auto @5xl:items-center @5xl:gap-3">
          <span className="grid text-note/4 font-medium @5xl:order-1 @5xl:w-26 @5xl:text-small/4">
            <span aria-hidden className={showsLight ? '' : '@max-5xl:hidden'}>
              {isWanted ? 'On' : 'Off'}
            </span>
            <span className={`@5xl:font-normal ${showsLight ? '@max-5xl:hidden' : ''}`}>
              {showsLight ? 'Light and sound' : 'Sound only'}
            </span>
          </span>
          <span className="-my-1 flex">
            <Switch
              size="large"
              aria-label="Session on or off"
              isOn={isWanted}
              onChange={(on) => (on ? session.turnOn() : session.turnOff())}
            />
          </span>
        </div>
        <div className="min-w-40 flex-1 basis-[calc(100%-9.5rem)] @max-2xs:order-1 @max-2xs:min-w-0 @max-2xs:basis-full @2xs:@max-3xl:not-low:-order-1 @3xl:basis-0 low:@xl:min-w-44 low:@xl:basis-44">
          <IntensitySlider session={session} output={output} />
        </div>
        <div className="min-w-24 flex-1 basis-24 @max-2xs:min-w-0 @max-2xs:basis-20 @3xl:max-w-60">
          <VolumeSlider session={session} />
        </div>
        <span className="@max-2xs:order-2">
          <MeetingToggle output={output} />
        </span>
        <span className="max-sm:*:w-16 max-sm:*:px-0 @max-2xs:order-2">
          {/* It keeps the focus of whoever has just pressed it. */}
          <Button aria-disabled={!isWanted} onPress={session.stopEverything}>
            <span>
              Stop
              <span className="hidden sm:inline pointer-coarse:hidden low:@max-2xl:hidden">
                {' (Esc)'}
              </span>
            </span>
          </Button>
        </span>
      </div>
    </fieldset>
  );
}
