import { useStore } from '@nanostores/react';
import type { OfferId } from '@overtone/domain/offers/offers';
import type { Program } from '@overtone/domain/program/program';
import { useEffect, useId, useRef } from 'react';
import { Notice } from '../controls/notice.tsx';
import { useFocusOfGone } from '../controls/use-focus-of-gone.tsx';
import { useKeptFocus } from '../controls/use-kept-focus.tsx';
import { useCalmArrival } from '../page/calm-panels.tsx';
import { HeldRequest } from '../session/held-request.tsx';
import type { AssistantParts } from './assistant-parts.ts';
import { ChatArea } from './chat-area.tsx';
import { PersonalizationsLeft } from './personalizations-left.tsx';
import { PLANS_PATH, type PlansPlace } from './plans-link.tsx';
import { PromptForm } from './prompt-form.tsx';
import { TurnOn } from './turn-on.tsx';
import { WaitingProgram } from './waiting-program.tsx';
import { useNoteFocus } from './use-note-focus.ts';
import { useWaitingAnswer } from './use-waiting-answer.ts';

/** What the panel is given. */
export interface AssistantPanelProps extends AssistantParts {
  /** Where the plans are shown, for somebody whose free AI personalizations are used up. */
  readonly plans?: PlansPlace;
  /** The offer that the person can buy, for what a plan costs them; null where nothing can be bought. */
  readonly offerId?: OfferId | null;
  /** The person's clock. */
  readonly now?: () => Date;
  /** Opens a program that is offered, to be changed; null where there is no place for that. */
  readonly onEdit?: ((program: Program) => void) | null;
}

const theirClock = () => new Date();

/** "AI Brain Optimizer": what a person says, and the pair that answers it. */
export function AssistantPanel({
  assistant,
  session,
  output,
  plans = PLANS_PATH,
  offerId = null,
  now = theirClock,
  onEdit = null,
}: AssistantPanelProps) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const notice = useStore(assistant.$notice);
  useKeptFocus(section, useStore(assistant.$status) === 'loading');
  useFocusOfGone(section, (panel) => panel);
  useNoteFocus(section, useStore(assistant.$messages));
  useEffect(() => void assistant.prepare(), [assistant]);
  const waits = useCalmArrival(useWaitingAnswer({ assistant, session }));
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="flex h-full min-h-80 flex-col gap-2 outline-none md:gap-3 tight:gap-1.5 low:min-h-0"
    >
      <h2 id={headingId} className="text-title tight:text-base/5">
        AI Brain Optimizer
      </h2>
      {notice && (
        <Notice title={notice.title} onDismiss={assistant.dismissNotice}>
          {notice.text}
        </Notice>
      )}
      <ChatArea {...{ assistant, session, output, plans, offerId, now, onEdit }} />
      <HeldRequest session={session} />
      <div className="assistant-foot @container mt-auto grid gap-2 md:gap-3 tight:gap-1.5">
        <WaitingProgram session={session} />
        {/* One row in a low window that is wide enough, so that more of the answer is seen. */}
        <div className="grid gap-2 md:gap-3 tight:gap-1.5 low:@xl:flex">
          {waits && <TurnOn session={session} output={output} />}
          <PromptForm assistant={assistant} isSecond={waits} />
        </div>
        <PersonalizationsLeft {...{ assistant, plans, offerId }} />
      </div>
    </section>
  );
}
