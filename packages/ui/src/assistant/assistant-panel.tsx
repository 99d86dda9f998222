import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { Notice } from '../controls/notice.tsx';
import type { AssistantParts } from './assistant-parts.ts';
import { ChatArea } from './chat-area.tsx';
import { PromptForm } from './prompt-form.tsx';

/** "AI Brain Optimizer": what a person says, and the pair that answers it. */
export function AssistantPanel({ assistant, session, output }: AssistantParts) {
  const headingId = useId();
  const notice = useStore(assistant.$notice);
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-title">
        AI Brain Optimizer
      </h2>
      {notice && (
        <Notice title={notice.title} onDismiss={assistant.dismissNotice}>
          {notice.text}
        </Notice>
      )}
      <ChatArea assistant={assistant} session={session} output={output} />
      <PromptForm assistant={assistant} />
    </section>
  );
}
