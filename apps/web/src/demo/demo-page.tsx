import { useStore } from '@nanostores/react';
import { AssistantPanel } from '@overtone/ui/assistant/assistant-panel';
import { CalendarCorner } from '@overtone/ui/calendar/calendar-corner';
import { useAskedProgram } from '@overtone/ui/program/use-asked-program';
import { useMeetingKey } from '@overtone/ui/safety/use-meeting-key';
import { OverlayCanvas } from '@overtone/ui/session/overlay-canvas';
import { SessionPanel } from '@overtone/ui/session/session-panel';
import { usePageHue } from '@overtone/ui/theme/hue-theme';
import { useShownLayout } from '@overtone/ui/theme/use-shown-layout';
import type { ThemeStore } from '../theme/theme-choice.ts';
import { ClosingCall } from './closing-call.tsx';
import { ShortFooter } from '../site/short-footer.tsx';
import { Corner } from './corner.tsx';
import { DemoHeader } from './header/demo-header.tsx';
import type { DemoStores } from './demo-stores.ts';
import { Explainer } from './explainer.tsx';
import { Opening } from './header/opening.tsx';
import { PracticePanel } from './practice/practice-panel.tsx';
import { ProgramsCorner } from './programs-corner.tsx';
import { SelfTestCorner } from './self-test-corner.tsx';
import { SideColumn } from './side-column.tsx';
import { useTurns } from './use-turns.ts';

export interface DemoPageProps {
  readonly stores: DemoStores;
  readonly theme: ThemeStore;
}

/** What is drawn after the header and the opening, in this order. */
const TURNS = ['light', 'assistant', 'session', 'explainer', 'side', 'practice', 'end'] as const;

/** The browser demo: say what you do, set the session, and practise beside it. */
export function DemoPage({ stores, theme }: DemoPageProps) {
  const { session, output, assistant } = stores;
  const followed = useStore(stores.$calendar);
  const offerId = useStore(stores.$offerId);
  useMeetingKey(output);
  useShownLayout(stores.look);
  usePageHue(useStore(session.$settings).visualHue);
  const [asked, open] = useAskedProgram();
  const isDrawn = useTurns(TURNS);
  return (
    <>
      <DemoHeader {...stores} theme={theme} />
      <main className="page">
        <Opening session={session} output={output} />
        <div className="mb-8 divide-y divide-rule border-y border-rule">
          <ProgramsCorner {...{ session, output, asked }} programs={stores.programs} />
          <SelfTestCorner
            session={session}
            host={stores.host}
            programs={stores.programs}
            $who={stores.$who}
          />
        </div>
        <div className="demo-grid">
          <div className="[grid-area:main] grid content-start gap-12">
            {isDrawn('assistant') && (
              <AssistantPanel
                assistant={assistant}
                session={session}
                output={output}
                offerId={offerId}
                onEdit={open}
              />
            )}
            {isDrawn('session') && <SessionPanel session={session} output={output} />}
            {isDrawn('session') && followed && (
              <CalendarCorner followed={followed} session={session} now={() => new Date()} />
            )}
            {isDrawn('explainer') && <Explainer />}
          </div>
          {isDrawn('side') && <SideColumn checklist={stores.checklist} />}
          {isDrawn('practice') && (
            <PracticePanel reader={stores.reader} readingTimer={stores.readingTimer} />
          )}
        </div>
        {isDrawn('end') && <ClosingCall />}
      </main>
      {isDrawn('end') && <ShortFooter theme={theme} />}
      <Corner $limit={stores.$limit} $asker={stores.$asker} />
      {isDrawn('light') && <OverlayCanvas session={session} />}
    </>
  );
}
