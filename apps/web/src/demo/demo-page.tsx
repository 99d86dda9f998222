import { useStore } from '@nanostores/react';
import { AssistantPanel } from '@overtone/ui/assistant/assistant-panel';
import { CalendarCorner } from '@overtone/ui/calendar/calendar-corner';
import { useMeetingKey } from '@overtone/ui/safety/use-meeting-key';
import { OverlayCanvas } from '@overtone/ui/session/overlay-canvas';
import { SessionPanel } from '@overtone/ui/session/session-panel';
import { useEscapeStop } from '@overtone/ui/session/use-escape-stop';
import { usePageHue } from '@overtone/ui/theme/hue-theme';
import type { ThemeStore } from '../theme/theme-choice.ts';
import { ClosingCall } from './closing-call.tsx';
import { DemoFooter } from './demo-footer.tsx';
import { DemoHeader } from './demo-header.tsx';
import type { DemoStores } from './demo-stores.ts';
import { Explainer } from './explainer.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { Opening } from './opening.tsx';
import { PracticePanel } from './practice-panel.tsx';
import { RatingCorner } from './rating-corner.tsx';
import { SideColumn } from './side-column.tsx';
import { WelcomeOverlay } from './welcome-overlay.tsx';

/** What the demo is given. */
export interface DemoPageProps {
  readonly stores: DemoStores;
  readonly theme: ThemeStore;
}

/** The browser demo: say what you do, set the session, and practise beside it. */
export function DemoPage({ stores, theme }: DemoPageProps) {
  const { session, output, assistant } = stores;
  const followed = useStore(stores.$calendar);
  useEscapeStop(session);
  useMeetingKey(output);
  usePageHue(useStore(session.$settings).visualHue);
  return (
    <>
      <DemoHeader {...stores} theme={theme} />
      <main className="page">
        <LimitNotice $limit={stores.$limit} />
        <Opening session={session} output={output} />
        <div className="demo-grid">
          <div className="[grid-area:main] grid content-start gap-12">
            <AssistantPanel
              assistant={assistant}
              session={session}
              output={output}
              offerId={useStore(stores.$offerId)}
            />
            <SessionPanel session={session} output={output} />
            {followed && (
              <CalendarCorner followed={followed} session={session} now={() => new Date()} />
            )}
            <Explainer />
          </div>
          <SideColumn checklist={stores.checklist} />
          <PracticePanel reader={stores.reader} readingTimer={stores.readingTimer} />
        </div>
        <ClosingCall />
      </main>
      <DemoFooter theme={theme} />
      <RatingCorner $asker={stores.$asker} />
      <OverlayCanvas session={session} />
      <WelcomeOverlay session={session} output={output} />
    </>
  );
}
