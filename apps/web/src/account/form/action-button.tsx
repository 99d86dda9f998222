import type { Reply } from '@overtone/client/api/call';
import { BUTTON_TONES, type ButtonTone } from '@overtone/ui/controls/button-tones';
import { useKeptFocus } from '@overtone/ui/controls/use-kept-focus';
import { useRef, useState } from 'react';
import { ACCOUNT_WORDS } from '../../content/account.ts';

export interface ActionButtonProps<Value> {
  readonly text: string;
  readonly tone?: ButtonTone;
  /** Whether it is as wide as the fields around it. */
  readonly isWide?: boolean;
  readonly ask: () => Reply<Value>;
  readonly onDone: (value: Value) => void;
}

/** A button that asks the server for one thing, once at a time, and says beside it when it was refused. */
export function ActionButton<Value>({
  text,
  tone = 'line',
  isWide = false,
  ask,
  onDone,
}: ActionButtonProps<Value>) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  useKeptFocus(place, isBusy);
  async function run(): Promise<void> {
    setBusy(true);
    setRefusal(null);
    const reply = await ask();
    setBusy(false);
    if (reply.ok) onDone(reply.value);
    else setRefusal(reply.reason.sentence);
  }
  return (
    <span ref={place} className={`${isWide ? 'flex' : 'inline-flex'} flex-wrap items-center gap-3`}>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void run()}
        className={`${BUTTON_TONES[tone]} ${isWide ? 'min-h-11 w-full' : ''} cursor-pointer disabled:cursor-not-allowed disabled:opacity-55`}
      >
        {isBusy ? ACCOUNT_WORDS.working : text}
      </button>
      <span role="alert" className="text-small text-warn empty:hidden">
        {refusal}
      </span>
    </span>
  );
}
