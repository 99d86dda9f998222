import { useStore } from '@nanostores/react';
import { Button } from '@overtone/ui/controls/button';
import { useEffect, useState } from 'react';
import type { DesktopPreferences } from './desktop-preferences.ts';
import { chordName, chordOf } from './hotkey-chord.ts';
import { WORDS } from '../words.ts';

export interface HotkeySettingProps {
  readonly preferences: DesktopPreferences;
  readonly isMac: boolean;
}

/** The chord that starts and stops from anywhere, and how to choose another. */
export function HotkeySetting({ preferences, isMac }: HotkeySettingProps) {
  const hotkey = useStore(preferences.$hotkey);
  const problem = useStore(preferences.$hotkeyProblem);
  const [isListening, setIsListening] = useState(false);
  const words = WORDS.desktop;

  useEffect(() => {
    if (!isListening) return undefined;
    const take = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      const chord = chordOf(event);
      if (chord !== null) void preferences.setHotkey(chord);
      if (chord !== null || event.key === 'Escape') setIsListening(false);
    };
    window.addEventListener('keydown', take, true);
    return () => window.removeEventListener('keydown', take, true);
  }, [isListening, preferences]);

  return (
    <div className="grid gap-1">
      <span className="label">{words.hotkey}</span>
      <div className="flex min-h-8 flex-wrap items-center gap-x-4">
        <kbd className="figure text-base">
          {isListening && words.hotkeyPress}
          {!isListening && (hotkey === '' ? words.hotkeyNone : chordName(hotkey, isMac))}
        </kbd>
        <Button tone="quiet" onPress={() => setIsListening(!isListening)}>
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
