import type { OutputStore } from '@overtone/client/safety/output-store';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { ToggleButton } from 'react-aria-components';

/** One key for when someone shares the screen or talks: the light goes, the sound is lowered, until it is pressed again. */
export function MeetingToggle({ output }: { readonly output: OutputStore }) {
  const explanationId = useId();
  const inMeeting = useStore(output.$inMeeting);
  return (
    <span className="relative">
      <ToggleButton
        isSelected={inMeeting}
        onChange={output.setInMeeting}
        aria-describedby={explanationId}
        className="chosen-ground peer key cursor-pointer border-edge text-ink hover:border-accent hover:text-accent data-selected:border-accent data-selected:bg-accent data-selected:text-on-accent max-sm:px-3"
      >
        Meeting{' '}
        <kbd className="hidden font-sans font-normal sm:inline pointer-coarse:hidden low:@max-2xl:hidden">
          Alt+M
        </kbd>
      </ToggleButton>
      {/* It would cover the volume; while the meeting is on, its note says the same. */}
      <span
        id={explanationId}
        role="tooltip"
        className="pointer-events-none invisible absolute right-0 w-max max-w-72 rounded-key bg-ink px-2.5 py-1.5 text-note text-paper peer-not-data-selected:peer-data-focus-visible:visible peer-not-data-selected:peer-data-hovered:visible bottom-full mb-2"
      >
        Light off, sound low while you share or talk
      </span>
    </span>
  );
}
