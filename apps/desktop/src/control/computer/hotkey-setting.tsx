import { useStore } from '@nanostores/react';
import { Button } from '@overtone/ui/controls/button';
import { useEffect, useRef, useState } from 'react';
import type { DesktopPreferences } from './desktop-preferences.ts';
import { chordName, chordOf } from './hotkey-chord.ts';
import { WORDS } from '../words.ts';

export interface HotkeySettingProps {
  readonly preferences: DesktopPreferences;
  readonly isMac: boolean;
}

/**
 * The chord that starts and stops from anywhere, and how to choose another: while its button listens and has the focus, a
 * chord is taken from whatever it would else do. Every other key does what it always does.
 */
export function HotkeySetting({ preferences, isMac }: HotkeySettingProps) {
  const hotkey = useStore(preferences.$hotkey);
  const problem = useStore(preferences.$hotkeyProblem);
  const [isListening, setIsListening] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listenedBefore = useRef(false);
  const words = WORDS.desktop;

  useEffect(() => {
    const own = button.current;
    if (!isListening || !own) return undefined;
    const take = (event: KeyboardEvent) => {
      const chord = chordOf(event);
      if (chord !== null || event.key === 'Escape') setIsListening(false);
      if (chord === null) return;
      event.preventDefault();
      event.stopPropagation();
      void preferences.setHotkey(chord);
    };
    own.addEventListener('keydown', take);
    // Not every system gives the focus to a button that is clicked.
    own.focus();
    return () => own.removeEventListener('keydown', take);
  }, [isListening, preferences]);

  return (
    <div className="grid gap-1">
      <span className="label">{words.hotkey}</span>
      <div className="flex min-h-8 flex-wrap items-center gap-x-4">
        <kbd className="figure text-base">
          {isListening && words.hotkeyPress}
          {!isListening && (hotkey === '' ? words.hotkeyNone : chordName(hotkey, isMac))}
        </kbd>
        <Button
          ref={button}
          tone="quiet"
          // Where a click takes the focus away, the button listens no more by the time that it is pressed.
          onPressStart={() => {
            listenedBefore.current = isListening;
          }}
          onPress={() => setIsListening(!listenedBefore.current)}
          onBlur={() => setIsListening(false)}
        >
          {isListening ? WORDS.account.cancel : words.hotkeyChange}
        </Button>
        {hotkey !== '' && !isListening && (
          <Button tone="quiet" onPress={() => void preferences.setHotkey('')}>
            {words.hotkeyRemove}
          </Button>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className="text-small text-warn">
          {words.hotkeyProblem[problem]}
        </p>
      )}
      <p className="text-note text-faint">{words.hotkeyNote}</p>
    </div>
  );
}
