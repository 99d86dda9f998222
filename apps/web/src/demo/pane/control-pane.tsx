import { useStore } from '@nanostores/react';
import { isProgramFragment } from '@overtone/domain/program/link/fragment-start';
import { AnswerInView } from '@overtone/ui/assistant/answer-in-view';
import { AssistantPanel } from '@overtone/ui/assistant/assistant-panel';
import { Tabs } from '@overtone/ui/controls/tabs';
import type { useAskedProgram } from '@overtone/ui/program/use-asked-program';
import { SessionPanel } from '@overtone/ui/session/session-panel';
import { SignalCheck } from '@overtone/ui/signal/signal-check';
import { type ReactNode, useEffect, useRef } from 'react';
import { DEMO } from '../../content/demo.ts';
import { useFragment } from '../use-fragment.ts';
import type { DemoStores } from '../demo-stores.ts';
import { ProgramsAtHand, ProgramsCorner } from '../programs-corner.tsx';
import { SelfTestCorner } from '../self-test-corner.tsx';
import { CalendarTab } from './calendar-tab.tsx';
import { Notices } from './notices.tsx';
import { PANE_TABS, type PaneTab, tabOfFragment } from './pane-tab.ts';

/** What the pane is given. */
export interface ControlPaneProps {
  readonly stores: DemoStores;
  readonly tab: PaneTab;
  readonly onTab: (tab: PaneTab) => void;
  /** The program that the page wants open, and how it asks for that. */
  readonly programs: ReturnType<typeof useAskedProgram>;
}

/** Everything that a session is set by, one tab at a time, each scrolling alone. What a tab has begun goes on behind another. */
export function ControlPane({ stores, tab, onTab, programs }: ControlPaneProps) {
  const { session, output } = stores;
  const [asked, open] = programs;
  const offerId = useStore(stores.$offerId);
  const place = useRef<HTMLElement>(null);
  // Whoever is shown something that they did not press a tab for looks at it, not for it.
  useEffect(() => {
    if (asked !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const fragment = useFragment();
  const isShared = isProgramFragment(fragment);
  useEffect(() => {
    if (isShared) place.current?.scrollIntoView({ block: 'start' });
  }, [isShared]);
  const isForTest = tabOfFragment(fragment) === 'self-test';
  useEffect(() => {
    if (isForTest) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isForTest]);
  const contents: Readonly<Record<PaneTab, ReactNode>> = {
    assistant: (
      <>
        <AssistantPanel
          assistant={stores.assistant}
          session={session}
          output={output}
          offerId={offerId}
          onEdit={open}
        />
        <AnswerInView place={place} $messages={stores.assistant.$messages} />
      </>
    ),
    tune: <SessionPanel session={session} output={output} startsUnfolded />,
    signal: <SignalCheck session={session} output={output} startsUnfolded />,
    calendar: <CalendarTab session={session} $calendar={stores.$calendar} />,
    programs: (
      <ProgramsCorner
        {...{ session, output, asked }}
        programs={stores.programs}
        host={stores.host}
      />
    ),
    'self-test': (
      <SelfTestCorner
        session={session}
        output={output}
        host={stores.host}
        programs={stores.programs}
        $who={stores.$who}
        $selfTests={stores.$selfTests}
      />
    ),
  };
  return (
    <section ref={place} aria-label={DEMO.pane.label} className="demo-pane">
      <Notices {...stores} tab={tab} />
      <Tabs<PaneTab>
        label={DEMO.pane.label}
        selected={tab}
        onSelect={onTab}
        host={stores.host}
        classes={{
          all: 'demo-tabs',
          list: 'demo-tab-row justify-between gap-3 text-small/6 max-[24rem]:gap-2 max-[24rem]:text-note/6 max-md:*:py-2',
          panel: 'demo-scroll',
        }}
        tabs={PANE_TABS.map((id) => ({
          id,
          title: DEMO.pane.tabs[id],
          content: contents[id],
          // What the check reads, it reads while it is looked at.
          stays: id !== 'signal',
          ...(id === 'programs' && { onNear: ProgramsAtHand.prepare }),
        }))}
      />
    </section>
  );
}
