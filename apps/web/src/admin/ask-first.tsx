import type { Reply } from '@overtone/client/api/call';
import { Button } from '@overtone/ui/controls/button';
import { Dialog } from '@overtone/ui/controls/dialog';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../account/form/action-button.tsx';

/** An act that is asked about before it is done. */
export interface AskFirstProps<Value> {
  /** What the button that asks says. */
  readonly button: string;
  readonly question: string;
  /** What the buttons in answer say: do it, and leave it. */
  readonly doIt: string;
  readonly leaveIt: string;
  readonly ask: () => Reply<Value>;
  readonly onDone: (value: Value) => void;
  /** What it means, and what has to be typed for it. */
  readonly children: ReactNode;
}

/** A button that opens a question; the act is done from there alone. */
export function AskFirst<Value>(props: AskFirstProps<Value>) {
  const { button, question, doIt, leaveIt, ask, onDone, children } = props;
  const [isAsking, setAsking] = useState(false);
  const leave = () => setAsking(false);
  return (
    <>
      <Button onPress={() => setAsking(true)}>{button}…</Button>
      <Dialog title={question} role="alertdialog" isOpen={isAsking} onDismiss={leave}>
        <div className="mt-4 grid gap-5">
          {children}
          <div className="flex flex-wrap items-center gap-4">
            <ActionButton
              text={doIt}
              tone="solid"
              ask={ask}
              onDone={(value) => {
                leave();
                onDone(value);
              }}
            />
            <Button tone="quiet" onPress={leave}>
              {leaveIt}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
