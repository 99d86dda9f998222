import { bandStroke } from '@overtone/domain/figure/band-stroke';
import { Button } from '@overtone/ui/controls/button';
import { Dialog } from '@overtone/ui/controls/dialog';
import { Plot } from '@overtone/ui/figure/plot';
import { PhotosensitivityNote } from '@overtone/ui/safety/photosensitivity-note';
import { SafetyNote } from '@overtone/ui/safety/safety-note';
import { useState } from 'react';
import { DEMO } from '../content/demo.ts';
import type { DemoStores } from './demo-stores.ts';

/**
 * The first thing a visitor sees: what happens, and what to know before it does. Starting turns the session on inside
 * the click, with light or without; leaving turns nothing on.
 */
export function WelcomeOverlay({ session, output }: Pick<DemoStores, 'session' | 'output'>) {
  const [isOpen, setIsOpen] = useState(true);
  const { title, lead, start, startSoundOnly, lookAround } = DEMO.welcome;
  const close = () => setIsOpen(false);
  const begin = (showsLight: boolean) => {
    output.setShowsLight(showsLight);
    session.turnOn();
    close();
  };
  return (
    <Dialog title={title} isOpen={isOpen} onDismiss={close}>
      <p className="mt-2 text-muted">{lead}</p>
      <Steps />
      <SafetyCheck />
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button tone="solid" onPress={() => begin(true)}>
          {start}
        </Button>
        <Button tone="solid" onPress={() => begin(false)}>
          {startSoundOnly}
        </Button>
      </div>
      <div className="mt-2">
        <Button tone="quiet" onPress={close}>
          {lookAround}
        </Button>
      </div>
    </Dialog>
  );
}

function Steps() {
  return (
    <ol className="mt-5 divide-y divide-rule border-y border-rule">
      {DEMO.welcome.steps.map((step, index) => (
        <li key={step.title} className="grid grid-cols-[2.5rem_1fr] items-start gap-x-4 py-3">
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
  );
}

function SafetyCheck() {
  const { title, escape } = DEMO.welcome.check;
  return (
    <section aria-label={title} className="mt-5 grid gap-2 border-l-2 border-warn pl-4">
      <h3 className="font-sans text-base tracking-normal">{title}</h3>
      <PhotosensitivityNote />
      <SafetyNote />
      <p className="text-small text-muted">
        <kbd className="rounded-key border border-edge px-1.5 font-mono text-note text-ink">
          Escape
        </kbd>{' '}
        {escape}
      </p>
    </section>
  );
}
