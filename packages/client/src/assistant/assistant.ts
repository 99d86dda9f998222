import type { Stop } from '@overtone/domain/stop';
import {
  API_KEY_NOTICE_TEXT,
  API_KEY_NOTICE_TITLE,
  ASSISTANT_ERROR_TEXT,
  mentionsApiKey,
} from '@overtone/domain/suggestion/assistant-texts';
import type { ChatMessage } from '@overtone/domain/suggestion/chat-message';
import { PROMPT_AUTO_SUBMIT_MS } from '@overtone/domain/suggestion/suggested-prompts';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import type { Milliseconds } from '@overtone/domain/units';
import { atom, type ReadableAtom } from 'nanostores';
import type { ApiClient } from '../api/api-client.ts';
import { withDeadline } from '../api/deadline.ts';
import type { Host } from '../platform/host.ts';
import type { OutputStore } from '../safety/output-store.ts';
import type { Session } from '../session/session.ts';

/** Where the conversation stands: nothing asked yet, waiting, or how the last question ended. */
export type AssistantStatus = 'idle' | 'loading' | 'reply' | 'error';

/** A notice above the conversation. */
export interface AssistantNotice {
  readonly title: string;
  readonly text: string;
}

/** A question without an answer is given up after this time; the server's own budget is 12 s. */
export const SUGGESTION_DEADLINE_MS: Milliseconds = 15_000;

/** The conversation that turns what a person says into settings. */
export interface Assistant {
  /** What was said, oldest first. A safety note is a message of its own, before the reply that it belongs to. */
  readonly $messages: ReadableAtom<readonly ChatMessage[]>;
  readonly $status: ReadableAtom<AssistantStatus>;
  /** The text in the input field. */
  readonly $input: ReadableAtom<string>;
  /** The "API Key Required" notice; null while there is no reason for it. */
  readonly $notice: ReadableAtom<AssistantNotice | null>;
  /** Takes what the person types. A chosen prompt that waits to be sent then waits for the person instead. */
  readonly setInput: (text: string) => void;
  /** Sends the input. Blank input and anything while loading is refused. Resolves when the question has ended. */
  readonly submit: () => Promise<void>;
  /** Fills the input and sends it after 100 ms; another choice within that time takes its place. */
  readonly choosePrompt: (prompt: string) => void;
  /** Applies the latest reply's alternative for this state; does nothing when it offered none. */
  readonly chooseAlternative: (state: string) => void;
  readonly dismissNotice: () => void;
  /** Drops the question under way and the prompt that waits to be sent. */
  readonly stop: Stop;
}

/** What an assistant is made from. */
export interface AssistantParts {
  readonly api: Pick<ApiClient, 'suggest'>;
  readonly session: Pick<Session, '$settings' | 'applySuggestion' | 'turnOff'>;
  readonly output: Pick<OutputStore, 'setShowsLight'>;
  readonly host: Pick<Host, 'after' | 'newId' | 'log'>;
}

/** Makes an assistant that has not been asked anything. */
export function createAssistant({ api, session, output, host }: AssistantParts): Assistant {
  const $messages = atom<readonly ChatMessage[]>([]);
  const $status = atom<AssistantStatus>('idle');
  const $input = atom('');
  const $notice = atom<AssistantNotice | null>(null);
  const ended = new AbortController();
  let cancelAutoSubmit: Stop = () => {};

  function say(message: Omit<ChatMessage, 'id'>): void {
    $messages.set([...$messages.get(), { id: host.newId(), ...message }]);
  }

  async function submit(): Promise<void> {
    const question = $input.get().trim();
    if (question === '' || $status.get() === 'loading' || ended.signal.aborted) return;
    say({ sender: 'user', text: question });
    $input.set('');
    $notice.set(null);
    $status.set('loading');
    const reply = await withDeadline(
      host,
      SUGGESTION_DEADLINE_MS,
      (signal) => api.suggest(question, session.$settings.get(), signal),
      ended.signal,
    );
    if (ended.signal.aborted) return;
    if (reply.ok) accept(reply.value);
    else refuse(reply.reason);
  }

  function accept(suggestion: Suggestion): void {
    if (suggestion.source === 'safety') makeSafe(suggestion);
    say({ sender: 'ai', text: suggestion.narrativeExplanation, suggestion });
    session.applySuggestion(suggestion);
    $status.set('reply');
  }

  /**
   * Someone who mentions a risk reads the note before anything else: all goes off, and what they start again is sound
   * alone until they choose light themselves.
   */
  function makeSafe({ safetyNote }: Suggestion): void {
    session.turnOff();
    output.setShowsLight(false);
    if (safetyNote !== undefined) say({ sender: 'ai', text: safetyNote });
  }

  function refuse(reason: string): void {
    host.log.error(reason);
    say({ sender: 'ai', text: ASSISTANT_ERROR_TEXT, isError: true });
    if (mentionsApiKey(reason)) {
      $notice.set({ title: API_KEY_NOTICE_TITLE, text: API_KEY_NOTICE_TEXT });
    }
    $status.set('error');
  }

  function choosePrompt(prompt: string): void {
    if ($status.get() === 'loading') return;
    cancelAutoSubmit();
    $input.set(prompt);
    cancelAutoSubmit = host.after(PROMPT_AUTO_SUBMIT_MS, () => void submit());
  }

  function chooseAlternative(state: string): void {
    const latest = $messages.get().findLast(({ suggestion }) => suggestion)?.suggestion;
    const alternative = latest?.alternatives?.find((offered) => offered.state === state);
    if (latest && alternative) session.applySuggestion({ ...latest, ...alternative });
  }

  return {
    $messages,
    $status,
    $input,
    $notice,
    setInput(text) {
      cancelAutoSubmit();
      $input.set(text);
    },
    submit,
    choosePrompt,
    chooseAlternative,
    dismissNotice: () => $notice.set(null),
    stop() {
      cancelAutoSubmit();
      ended.abort();
    },
  };
}
