import type { Quota } from '@overtone/domain/contract/suggestion-quota';
import type { Stop } from '@overtone/domain/stop';
import {
  API_KEY_NOTICE_TEXT,
  API_KEY_NOTICE_TITLE,
  ASSISTANT_ERROR_TEXT,
  mentionsApiKey,
} from '@overtone/domain/suggestion/assistant-texts';
import { alsoSetBy } from '@overtone/domain/suggestion/also-set';
import type { ProgramOffer } from '@overtone/domain/program/asked/program-offer';
import type { ChatMessage } from '@overtone/domain/suggestion/chat-message';
import { takesOver } from '@overtone/domain/suggestion/apply-suggestion';
import { asApplied, readingInForce } from '@overtone/domain/suggestion/in-force';
import { PROMPT_AUTO_SUBMIT_MS } from '@overtone/domain/suggestion/suggested-prompts';
import type { SuggestionState } from '@overtone/domain/suggestion/states';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import type { Verdict } from '@overtone/domain/suggestion/verdict';
import { atom, type ReadableAtom } from 'nanostores';
import type { ApiClient } from '../api/api-client.ts';
import { withDeadline } from '../api/deadline.ts';
import type { Host } from '../platform/host.ts';
import type { ProgramPlayer } from '../program/player-port.ts';
import type { OutputStore } from '../safety/output-store.ts';
import type { Session } from '../session/session.ts';
import { isAssistants } from '../session/session-change.ts';
import { createAskOnce } from './ask-once.ts';
import type { offeredProgram } from './offered-program.ts';
import { suggestionDeadlineMs, USUAL_ANSWER_MS } from './suggestion-deadline.ts';
import { createVerdicts, type Verdicts } from './verdicts.ts';
import { loggableRefusal } from '../api/call.ts';

/** Where the conversation stands: nothing asked yet, waiting, or how the last question ended. */
export type AssistantStatus = 'idle' | 'loading' | 'reply' | 'error';

/** A notice above the conversation. */
export interface AssistantNotice {
  readonly title: string;
  readonly text: string;
}

/** The conversation that turns what a person says into settings. */
export interface Assistant {
  /** What was said, oldest first. A safety note is a message of its own, before the reply that it belongs to. */
  readonly $messages: ReadableAtom<readonly ChatMessage[]>;
  readonly $status: ReadableAtom<AssistantStatus>;
  /** The text in the input field. */
  readonly $input: ReadableAtom<string>;
  /** The "API Key Required" notice; null while there is no reason for it. */
  readonly $notice: ReadableAtom<AssistantNotice | null>;
  /** AI personalizations used and free; null while unknown, and where suggestions are made without a model. */
  readonly $quota: ReadableAtom<Quota | null>;
  /** What the person thinks of suggestions, by their ids. */
  readonly $verdicts: Verdicts['$verdicts'];
  /** Finds out how many AI personalizations are left and how long an answer may take: at first, and for whoever has signed in since. Not needed in order to ask. */
  readonly prepare: () => Promise<void>;
  /** Takes what the person types. A chosen prompt that waits to be sent then waits for the person instead. */
  readonly setInput: (text: string) => void;
  /** Sends the input. Blank input and anything while loading is refused. Resolves when the question has ended. */
  readonly submit: () => Promise<void>;
  /** Asks the last question again, in place of the error that it ended with; does nothing when it did not. Resolves when it has ended. */
  readonly retry: () => Promise<void>;
  /** Fills the input and sends it after 100 ms; another choice within that time takes its place. */
  readonly choosePrompt: (prompt: string) => void;
  /** Applies the latest reply's alternative for this state; does nothing when it offered none. */
  readonly chooseAlternative: (state: string) => void;
  /** Applies the latest reply's own pair again, after an alternative of it; does nothing before a reply. */
  readonly chooseFirst: () => void;
  /** Says what the person thinks of the latest suggestion, or of the alternative that they chose of it. */
  readonly judge: (verdict: Exclude<Verdict, 'undone'>) => void;
  /** Takes the latest suggestion or chosen alternative back; does nothing when the last step was another. */
  readonly undo: () => void;
  readonly dismissNotice: () => void;
  /** Drops the question under way and the prompt that waits to be sent. */
  readonly stop: Stop;
}

export interface AssistantParts {
  readonly api: Pick<ApiClient, 'suggest' | 'quota' | 'passVerdict'>;
  readonly session: Pick<
    Session,
    | '$settings'
    | '$undoStep'
    | 'applyReading'
    | 'applySuggestion'
    | 'settingsInForce'
    | 'turnOff'
    | 'undo'
  > & { readonly program: Pick<ProgramPlayer, '$isBlind' | '$played'> };
  readonly output: Pick<OutputStore, 'setShowsLight'>;
  readonly host: Pick<Host, 'after' | 'newId' | 'log' | 'wallClock'>;
}

/** What a suggestion aims at where no task was heard: the neutral pair. */
const NO_TASK: SuggestionState = 'none';

/** Makes an assistant that has not been asked anything. */
export function createAssistant({ api, session, output, host }: AssistantParts): Assistant {
  const $messages = atom<readonly ChatMessage[]>([]);
  const $status = atom<AssistantStatus>('idle');
  const $input = atom('');
  const $notice = atom<AssistantNotice | null>(null);
  const $quota = atom<Quota | null>(null);
  const verdicts = createVerdicts({ api, host });
  const askOnce = createAskOnce({ api, host, isOffline: () => isOffline });
  const ended = new AbortController();
  let answersWithinMs = USUAL_ANSWER_MS;
  let isOffline = false;
  /** What “make it 45 minutes” is said to, also where what was said since was not understood or could not be met. */
  let standing: ProgramOffer | null = null;
  const stopFollowing = session.program.$played.listen((played) => {
    if (played !== null) standing = null;
  });
  let cancelAutoSubmit: Stop = () => {};

  function say(message: Omit<ChatMessage, 'id'>): string {
    const id = host.newId();
    $messages.set([...$messages.get(), { id, ...message }]);
    return id;
  }

  async function prepare(): Promise<void> {
    const before = $quota.get();
    const known = await api.quota(ended.signal);
    if (!known.ok) return;
    isOffline = known.value.isOffline === true;
    if (!known.value.aiSuggestions) return;
    const { used, limit } = known.value;
    // An answer that came meanwhile knows better.
    if ($quota.get() === before) $quota.set({ used, limit });
    answersWithinMs = known.value.answersWithinMs;
  }

  async function submit(): Promise<void> {
    const question = $input.get().trim();
    if (question === '' || $status.get() === 'loading' || ended.signal.aborted) return;
    say({ sender: 'user', text: question });
    $input.set('');
    await ask(question);
  }

  async function retry(): Promise<void> {
    const messages = $messages.get();
    const question = messages.findLast(({ sender }) => sender === 'user')?.text;
    if (question === undefined || $status.get() !== 'error' || ended.signal.aborted) return;
    $messages.set(messages.slice(0, -1));
    await ask(question);
  }

  async function ask(question: string): Promise<void> {
    $notice.set(null);
    if (offerAnswered(question)) return;
    $status.set('loading');
    const reader = offerReader();
    const answer = await withDeadline(
      host,
      suggestionDeadlineMs(answersWithinMs),
      (signal) => askOnce(question, session.settingsInForce(), signal),
      ended.signal,
    );
    if (ended.signal.aborted) return;
    if (!answer.ok) return refuse(loggableRefusal(answer.reason));
    const { suggestion, help, failureCode, quota } = answer.value;
    if (quota) $quota.set(quota);
    if (help !== null) support(help);
    else if (suggestion.ok) {
      const id = accept(suggestion.value, failureCode);
      await offerProgram(id, question, suggestion.value, reader);
    } else refuse(suggestion.reason);
  }

  function accept(suggestion: Suggestion, failureCode: string | null): string {
    if (suggestion.source === 'safety') makeSafe(suggestion);
    const text = suggestion.narrativeExplanation;
    const before = session.$settings.get();
    session.applySuggestion(suggestion);
    const alsoSet = alsoSetBy(suggestion, before, session.$settings.get());
    const id = say({
      sender: 'ai',
      text,
      suggestion: asApplied(suggestion, session.settingsInForce()),
      ...(Object.keys(alsoSet).length > 0 && { alsoSet }),
      ...(failureCode !== null && { failureCode }),
    });
    $status.set('reply');
    return id;
  }

  /**
   * Beside a suggestion stands the program that the same words ask for; where a risk was mentioned there is none. One that cannot
   * be met is refused with a word why. What was offered before stands on behind such a refusal, where no task was heard, and
   * behind an order that takes no program's place.
   */
  async function offerProgram(
    id: string,
    question: string,
    suggestion: Suggestion,
    reader: Promise<typeof offeredProgram | null>,
  ): Promise<void> {
    const { source, state } = suggestion;
    const read = source === 'safety' ? null : await reader;
    const offer = read?.(question, state) ?? null;
    if (ended.signal.aborted) return;
    if (offer === null) {
      const isAnother = state !== NO_TASK && takesOver(suggestion);
      if (source === 'safety' || isAnother) standing = null;
      return;
    }
    const made = offer.beginningAt(host.wallClock().getTime());
    if (made.ok) standing = offer;
    const more = made.ok ? { offer } : { refusal: made.reason };
    $messages.set($messages.get().map((each) => (each.id === id ? { ...each, ...more } : each)));
  }

  /** What is said to the program that is offered ("longer", "yes") is answered by it: nobody else is asked. Whether it was so. */
  function offerAnswered(question: string): boolean {
    const messages = $messages.get();
    const offered = messages.findLast(({ sender }) => sender === 'ai')?.offer ?? standing;
    const { $isBlind, $played } = session.program;
    // A session of a self-test began before, and is not spoken of.
    const begun = $isBlind.get() ? undefined : $played.get()?.program.name;
    const answer = offered?.answerTo?.(question, host.wallClock().getTime(), begun);
    const before = messages.findLast((each) => each.suggestion);
    if (!before || !answer) return false;
    const { text, suggestion, alsoSet } = before;
    const { offer, sentence } = answer;
    standing = offer;
    say({
      sender: 'ai',
      text,
      ...(suggestion && { suggestion }),
      ...(alsoSet && { alsoSet }),
      ...(offer && { offer }),
      ...(sentence !== null && { [offer ? 'answer' : 'refusal']: sentence }),
    });
    $status.set('reply');
    return true;
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

  /** Words for a person who needs people; what is set and what is on stays as it is. */
  function support(text: string): void {
    standing = null;
    say({ sender: 'ai', text });
    $status.set('reply');
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

  const latest = () => $messages.get().findLast(({ suggestion }) => suggestion)?.suggestion;

  function chooseAlternative(state: string): void {
    const alternative = latest()?.alternatives?.find((offered) => offered.state === state);
    if (!alternative) return;
    standing = null;
    session.applyReading(alternative);
  }

  function chooseFirst(): void {
    const suggestion = latest();
    if (suggestion) session.applyReading(suggestion);
  }

  function judge(verdict: Verdict): void {
    const suggestion = latest();
    if (suggestion?.suggestionId === undefined) return;
    const reading = readingInForce(suggestion, session.$settings.get());
    const state = reading === suggestion ? undefined : reading?.state;
    void verdicts.pass(suggestion.suggestionId, verdict, state);
  }

  function undo(): void {
    if (!isAssistants(session.$undoStep.get()?.cause)) return;
    session.undo();
    const suggestion = latest();
    if (suggestion && readingInForce(suggestion, session.$settings.get()) === null) judge('undone');
  }

  return {
    $messages,
    $status,
    $input,
    $notice,
    $quota,
    $verdicts: verdicts.$verdicts,
    prepare,
    setInput(text) {
      cancelAutoSubmit();
      $input.set(text);
    },
    submit,
    retry,
    choosePrompt,
    chooseAlternative,
    chooseFirst,
    judge,
    undo,
    dismissNotice: () => $notice.set(null),
    stop() {
      cancelAutoSubmit();
      stopFollowing();
      ended.abort();
    },
  };
}

/** What reads a program out of a question; it comes with the first one. Without it no program is offered. */
async function offerReader(): Promise<typeof offeredProgram | null> {
  try {
    return (await import('./offered-program.ts')).offeredProgram;
  } catch {
    return null;
  }
}
