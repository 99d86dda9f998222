import type { Session } from '@overtone/client/session/session';
import { bandStroke } from '@overtone/domain/figure/band-stroke';
import { Button } from '@overtone/ui/controls/button';
import { Dialog } from '@overtone/ui/controls/dialog';
import { Plot } from '@overtone/ui/figure/plot';
import { SafetyNote } from '@overtone/ui/safety/safety-note';
import { useState } from 'react';
import { DEMO } from '../content/demo.ts';

/** The first thing a visitor sees. Starting turns light and sound on inside the click; leaving turns nothing on. */
export function WelcomeOverlay({ session }: { readonly session: Session }) {
  const [isOpen, setIsOpen] = useState(true);
  const { title, lead, steps, start, lookAround, escape } = DEMO.welcome;
  const close = () => setIsOpen(false);
  const begin = () => {
    session.turnOn();
    close();
  };
  return (
    <Dialog title={title} isOpen={isOpen} onDismiss={close}>
      <p className="mt-2 text-muted">{lead}</p>
      <ol className="mt-6 divide-y divide-rule border-y border-rule">
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[2.5rem_1fr] items-start gap-x-4 py-4">
            <span aria-hidden className="grid gap-1.5 pt-0.5">
              <span className="figure text-title leading-none text-accent">{index + 1}</span>
              <Plot curve={bandStroke(index + 1)} className="h-3 w-9 text-edge" strokeWidth={1} />
            </span>
            <div>
              <h3 className="font-sans text-base tracking-normal">{step.title}</h3>
              <p className="mt-0.5 text-small text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-5">
        <SafetyNote />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button tone="solid" onPress={begin}>
          {start}
        </Button>
        <Button tone="quiet" onPress={close}>
          {lookAround}
        </Button>
      </div>
      <p className="mt-3 text-note text-faint">{escape}</p>
    </Dialog>
  );
}
