import { useAskedProgram } from '@overtone/ui/program/use-asked-program';
import { useCalmValue } from '@overtone/ui/page/calm-panels';
import { useMeetingKey } from '@overtone/ui/safety/use-meeting-key';
import { OverlayCanvas } from '@overtone/ui/session/overlay-canvas';
import { usePageHue } from '@overtone/ui/theme/hue-theme';
import { useSessionHue } from '@overtone/ui/theme/use-shown-hue';
import { useShownLayout } from '@overtone/ui/theme/use-shown-layout';
import type { ThemeStore } from '../theme/theme-choice.ts';
import { ClosingCall } from './closing-call.tsx';
import { ShortFooter } from '../site/short-footer.tsx';
import { Corner } from './corner.tsx';
import { Divide } from './divide/divide.tsx';
import { usePaneRem } from './divide/use-pane-rem.ts';
import { DemoHeader } from './header/demo-header.tsx';
import type { DemoStores } from './demo-stores.ts';
import { Explainer } from './explainer.tsx';
import { Opening } from './header/opening.tsx';
import { ControlPane } from './pane/control-pane.tsx';
import { usePaneTab } from './pane/use-pane-tab.ts';
import { PracticePanel } from './practice/practice-panel.tsx';
import { runsSelfTest } from './self-test-corner.tsx';
import { SessionDock } from './session-dock.tsx';
import { SideColumn } from './side-column.tsx';
import { TwoSides } from './two-sides.tsx';
import { useTurns } from './use-turns.ts';

export interface DemoPageProps {
  readonly stores: DemoStores;
  readonly theme: ThemeStore;
}

/** What is drawn after the header, the session's controls and the opening, in this order. */
const TURNS = ['light', 'pane', 'practice', 'side', 'end'] as const;

/** The browser demo: say what you do, set the session, and practise beside it. */
export function DemoPage({ stores, theme }: DemoPageProps) {
  const { session, output } = stores;
  useMeetingKey(output);
  useShownLayout(stores.look);
  usePageHue(useSessionHue(stores));
  const programs = useAskedProgram();
  const [wishedTab, setTab] = usePaneTab({
    first: runsSelfTest(stores.host) ? 'self-test' : 'assistant',
    asked: programs[0],
  });
  // An address or an offer that asks for one goes past the pace of the row of tabs.
  const tab = useCalmValue(wishedTab);
  const [paneRem, keepPaneRem] = usePaneRem(stores.host);
  const isDrawn = useTurns(TURNS);
  return (
    <>
      <DemoHeader {...stores} theme={theme} />
      <main>
        <SessionDock {...stores} />
        <div className="demo-shell page-wide">
          <div
            className="demo-window"
            data-divided={paneRem === null ? undefined : ''}
            style={paneRem === null ? undefined : { '--divide': `${paneRem}rem` }}
          >
            <Opening {...stores} onSignal={() => setTab('signal')} />
            <TwoSides
              session={
                isDrawn('pane') && <ControlPane {...{ stores, tab, programs }} onTab={setTab} />
              }
              divide={isDrawn('practice') && <Divide shownRem={paneRem} onMove={keepPaneRem} />}
              practice={isDrawn('practice') && <PracticePanel {...stores} />}
            />
          </div>
          {isDrawn('side') && <SideColumn {...stores} />}
        </div>
        {isDrawn('end') && (
          <div className="page-wide">
            <Explainer />
            <ClosingCall />
          </div>
        )}
      </main>
      {isDrawn('end') && <ShortFooter theme={theme} measure="page-wide" />}
      <Corner $limit={stores.$limit} />
      {isDrawn('light') && <OverlayCanvas session={session} />}
    </>
  );
}
