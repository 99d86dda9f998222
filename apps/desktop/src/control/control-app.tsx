import { useStore } from '@nanostores/react';
import { pairCurve } from '@overtone/domain/figure/pair-curve';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { AssistantPanel } from '@overtone/ui/assistant/assistant-panel';
import { PLANS_PATH } from '@overtone/ui/assistant/plans-link';
import { CalendarCorner } from '@overtone/ui/calendar/calendar-corner';
import { Plot } from '@overtone/ui/figure/plot';
import { useAskedProgram } from '@overtone/ui/program/use-asked-program';
import { RatingQuestion } from '@overtone/ui/insights/rating-question';
import { SafetyNote } from '@overtone/ui/safety/safety-note';
import { useMeetingKey } from '@overtone/ui/safety/use-meeting-key';
import { SessionBar } from '@overtone/ui/session/session-bar';
import { SessionNotices } from '@overtone/ui/session/session-notices';
import { SessionPanel } from '@overtone/ui/session/session-panel';
import { useEscapeStop } from '@overtone/ui/session/use-escape-stop';
import { SignalCheck } from '@overtone/ui/signal/signal-check';
import { usePageHue } from '@overtone/ui/theme/hue-theme';
import { useSessionHue } from '@overtone/ui/theme/use-shown-hue';
import { useShownLayout } from '@overtone/ui/theme/use-shown-layout';
import { useId } from 'react';
import { AccountSection } from './account/account-section.tsx';
import type { ControlStores } from './control-stores.ts';
import { DailyLimitNotice } from './account/daily-limit-notice.tsx';
import { DayNotice } from './day/day-notice.tsx';
import { DaySection } from './day/day-section.tsx';
import { DesktopSection } from './computer/desktop-section.tsx';
import { FirstRunNote } from './first-run/first-run-note.tsx';
import { LightNotices } from './light/light-notices.tsx';
import { ProgramsCorner } from './programs-corner.tsx';
import { WORDS } from './words.ts';

const MARK = pairCurve({ slowHz: 3, fastHz: 15 }, { fromSeconds: 0, spanSeconds: 1 / 3 });

/** The control window, top to bottom: what must stay in reach and be seen wherever it is scrolled to, the session, the
 * assistant, programs, this computer. */
export function ControlApp({ stores }: { readonly stores: ControlStores }) {
  const { session, output, assistant, monitors } = stores;
  const ids = { account: useId(), desktop: useId() };
  const use = useStore(stores.follower.$use);
  const [asked, open] = useAskedProgram();
  useEscapeStop(session);
  useMeetingKey(output);
  useShownLayout(stores.look);
  usePageHue(useSessionHue(stores));
  return (
    <>
      <FirstRunNote firstRun={stores.firstRun} session={session} output={output} />
      <header className="sticky top-0 z-30 grid gap-2 border-b border-rule bg-paper px-5 pt-3 pb-2">
        <h1 className="flex items-center gap-2.5 text-title">
          <Plot curve={MARK} className="h-6 w-8 text-accent" strokeWidth={2} />
          {PRODUCT_NAME}
        </h1>
        <SessionBar session={session} output={output} />
        {use && <DailyLimitNotice meter={use.meter} openSite={stores.openSite} />}
      </header>
      <main className="control-parts grid gap-8 px-5 py-6">
        <LightNotices monitors={monitors} />
        {use && <RatingQuestion asker={use.asker} />}
        <DayNotice day={stores.day} around={stores.around} />
        <SessionNotices session={session} output={output} />
        <SessionPanel session={session} output={output} />
        <SignalCheck session={session} output={output} />
        <AssistantPanel
          assistant={assistant}
          session={session}
          output={output}
          offerId={useStore(stores.follower.$offerId)}
          plans={() => stores.openSite(PLANS_PATH)}
          onEdit={open}
        />
        <ProgramsCorner
          {...{ session, output, asked }}
          programs={stores.programs}
          host={stores.host}
        />
        <CalendarCorner
          followed={useStore(stores.follower.$calendar)}
          session={session}
          now={() => new Date()}
        />
        <DaySection day={stores.day} system={stores.system} />
        <AccountSection id={ids.account} account={stores.account} openSite={stores.openSite} />
        <DesktopSection
          id={ids.desktop}
          preferences={stores.preferences}
          monitors={monitors}
          autostart={stores.autostart}
          updates={stores.updates}
          output={output}
          system={stores.system}
        />
        <section aria-label={WORDS.safety} className="border-t border-rule pt-5">
          <h2 className="mb-2 text-title">{WORDS.safety}</h2>
          <SafetyNote />
        </section>
      </main>
    </>
  );
}
