import { createApiClient } from '@overtone/client/api/api-client';
import { createAssistant } from '@overtone/client/assistant/assistant';
import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSession } from '@overtone/client/session/session';
import type { OfferId } from '@overtone/domain/offers/offers';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { SUGGESTED_PROMPTS } from '@overtone/domain/suggestion/suggested-prompts';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { changesOf } from '../page/testing/changes-of.ts';
import { AssistantPanel } from './assistant-panel.tsx';

const PATH = '/api/ai-suggestion';
const QUOTA_PATH = '/api/quota';
const REPLY = {
  state: 'creative',
  globalModulationHz: 1,
  centerModulationHz: 10,
  visualHue: 60,
  narrativeExplanation: 'A slow pair may suit drafting.',
  source: 'offline',
  alternatives: [
    {
      state: 'deep_focus',
      label: 'Deep focus',
      reason: 'For carrying one task through.',
      globalModulationHz: 3,
      centerModulationHz: 15,
      visualHue: 190,
    },
    {
      state: 'calm',
      label: 'Calm',
      reason: 'For settling down.',
      globalModulationHz: 0.1,
      centerModulationHz: 6,
      visualHue: 165,
    },
    {
      state: 'meeting',
      label: 'Calm and alert',
      globalModulationHz: 1,
      centerModulationHz: 12,
      visualHue: 150,
    },
  ],
};

const FAST = { state: 'analytical', globalModulationHz: 3, centerModulationHz: 40 };

async function renderPanel(
  body: unknown = REPLY,
  status = 200,
  quota?: unknown,
  offerId: OfferId | null = null,
) {
  const host = createFakeHost();
  if (quota !== undefined) host.respond(QUOTA_PATH, () => jsonResponse(quota));
  host.respond(PATH, () => jsonResponse(body, status));
  const engine = createFakeEngine();
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const assistant = createAssistant({ api: createApiClient(host), session, output, host });
  const screen = await render(
    <CalmPanels host={host}>
      <AssistantPanel assistant={assistant} session={session} output={output} offerId={offerId} />
    </CalmPanels>,
  );
  const input = screen.getByRole('textbox', { name: 'What are you about to do?' });
  const send = screen.getByRole('button', { name: 'Send' });
  async function ask(question: string) {
    await input.fill(question);
    await send.click();
  }
  const questions = () => host.requests.filter(({ path }) => path === PATH);
  return { host, engine, session, output, screen, input, send, ask, questions };
}

describe('asking', () => {
  it('offers four prompts, of which a chosen one fills the input and is sent after 100 ms', async () => {
    const { host, screen, input, questions } = await renderPanel();
    for (const prompt of SUGGESTED_PROMPTS) {
      await expect.element(screen.getByRole('button', { name: prompt })).toBeVisible();
    }
    await screen.getByRole('button', { name: SUGGESTED_PROMPTS[1] }).click();
    await expect.element(input).toHaveValue(SUGGESTED_PROMPTS[1]);
    await host.advance(99);
    expect(questions()).toHaveLength(0);
    await host.advance(1);
    expect(questions()).toHaveLength(1);
    await expect.element(screen.getByText(REPLY.narrativeExplanation)).toBeVisible();
  });

  it('nothing leads to the field, and asks nobody', async () => {
    const { input, send, questions } = await renderPanel();
    await input.fill('  ');
    await send.click();
    await expect.element(input).toHaveFocus();
    expect(questions()).toHaveLength(0);
  });

  it('of an offered program is answered above it, and asks nobody', async () => {
    const { screen, ask, questions } = await renderPanel();
    await ask('half an hour to wind down');
    await expect.element(screen.getByRole('heading', { name: 'Wind down' })).toBeVisible();
    await ask('yes');
    const answer = screen.getByText('Press “Start” below, and it begins.');
    await expect.element(answer).toBeInViewport();
    const start = screen.getByRole('button', { name: 'Start', exact: true }).last();
    await expect.element(start).toBeInTheDocument();
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(answer.element().compareDocumentPosition(start.element()) & follows).toBe(follows);
    await ask('no');
    await expect.element(screen.getByText(/^All right, no program\./u)).toBeInViewport();
    expect(questions()).toHaveLength(1);
  });

  it('sends on Enter, and nothing while the input is blank', async () => {
    const { questions, input } = await renderPanel();
    await input.fill('   ');
    await userEvent.keyboard('{Enter}');
    expect(questions()).toHaveLength(0);
    await input.fill('write a letter');
    await userEvent.keyboard('{Enter}');
    expect(questions()).toHaveLength(1);
    await expect.element(input).toHaveValue('');
  });

  it('waits with input, send and prompts disabled', async () => {
    const { host, screen, input, send, ask } = await renderPanel();
    let answer: (response: Response) => void = () => {};
    host.respond(PATH, () => new Promise((resolve) => void (answer = resolve)));
    await ask('write a letter');
    const loading = screen.getByText('Optimizing frequencies for your task...');
    await expect.element(loading).toBeVisible();
    const wave = screen.container.querySelector('.waiting-wave path');
    expect(wave?.getBoundingClientRect().height).toBeGreaterThan(0);
    await expect.element(input).toHaveAttribute('aria-disabled', 'true');
    await expect.element(send).toBeDisabled();
    const prompt = screen.getByRole('button', { name: SUGGESTED_PROMPTS[0] });
    await expect.element(prompt).toBeDisabled();
    answer(jsonResponse(REPLY));
    await expect.element(loading).not.toBeInTheDocument();
    await expect.element(input).not.toHaveAttribute('aria-disabled');
  });

  it.each(['the input', 'a prompt'])(
    'gives the focus back to %s once it has waited',
    async (what) => {
      const { host, screen, input } = await renderPanel();
      let answer: (response: Response) => void = () => {};
      host.respond(PATH, () => new Promise((resolve) => void (answer = resolve)));
      const asker =
        what === 'the input' ? input : screen.getByRole('button', { name: SUGGESTED_PROMPTS[0] });
      if (what === 'the input') await input.fill('write a letter');
      asker.element().focus();
      await userEvent.keyboard('{Enter}');
      await host.advance(100);
      await expect.element(input).toHaveAttribute('aria-disabled', 'true');
      answer(jsonResponse(REPLY));
      await expect.element(input).not.toHaveAttribute('aria-disabled');
      await expect.element(asker).toHaveFocus();
    },
  );

  it('keeps the focus in the input, and what is typed while it waits', async () => {
    const { host, input, questions } = await renderPanel();
    let answer: (response: Response) => void = () => {};
    host.respond(PATH, () => new Promise((resolve) => void (answer = resolve)));
    await input.fill('write a letter');
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveAttribute('aria-disabled', 'true');
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('and then{Enter}');
    expect(questions()).toHaveLength(1);
    answer(jsonResponse(REPLY));
    await expect.element(input).not.toHaveAttribute('aria-disabled');
    await expect.element(input).toHaveValue('and then');
    await expect.element(input).toHaveFocus();
  });

  it('leaves the focus where somebody has moved it meanwhile', async () => {
    const { host, screen, input } = await renderPanel();
    let answer: (response: Response) => void = () => {};
    host.respond(PATH, () => new Promise((resolve) => void (answer = resolve)));
    await input.fill('write a letter');
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveAttribute('aria-disabled', 'true');
    const elsewhere = screen.getByRole('region', { name: 'Conversation' });
    elsewhere.element().focus();
    answer(jsonResponse(REPLY));
    await expect.element(input).not.toHaveAttribute('aria-disabled');
    await expect.element(elsewhere).toHaveFocus();
  });
});

describe('a reply', () => {
  it('shows the pair in words, says that it came from no AI, and is applied', async () => {
    const { screen, session, ask } = await renderPanel();
    await ask('write a letter');
    const messages = screen.getByRole('log');
    await expect.element(messages).toMatchTextContent('write a letter');
    await expect.element(messages).toMatchTextContent('A slow pair may suit drafting.');
    await expect.element(messages).toMatchTextContent('Creative flow');
    await expect.element(messages).toMatchTextContent('1 Hz carrying 10 Hz');
    await expect.element(messages).toMatchTextContent('Offline suggestion');
    expect(session.$settings.get().centerModulationHz).toBe(10);
  });

  it.each([
    ['ai', 'AI suggestion'],
    ['offline', 'Offline suggestion'],
    ['safety', 'Safety first'],
  ])('says where it comes from: %s', async (source, label) => {
    const { screen, ask } = await renderPanel({ ...REPLY, source });
    await ask('write a letter');
    await expect.element(screen.getByText(label, { exact: true })).toBeVisible();
  });

  it('names bands where the state has no name', async () => {
    const { screen, ask } = await renderPanel({ ...REPLY, state: undefined });
    await ask('write a letter');
    await expect.element(screen.getByText('Alpha on InfraLow')).toBeVisible();
  });

  it('says where light is not as asked', async () => {
    const { screen, session, ask } = await renderPanel({ ...REPLY, ...FAST });
    await ask('debug a race condition');
    const log = screen.getByRole('log');
    await expect.element(log).toMatchTextContent('Light will show 10 Hz');
    session.turnOn();
    await expect.element(log).toMatchTextContent('Light shows 10 Hz');
    session.setRhythms({ centerModulationHz: 39 });
    await expect.element(log).not.toMatchTextContent('Light shows');
  });

  it('says so when there is no light to deliver', async () => {
    const { screen, output, ask } = await renderPanel();
    output.setShowsLight(false);
    await ask('write a letter');
    await expect.element(screen.getByText(/^Sound only: the light is off/)).toBeVisible();
  });

  it('says how well light and sound agree while it runs, without reading it out', async () => {
    const { host, engine, session, screen, ask } = await renderPanel();
    const atRest = engine.signal();
    engine.signal = () => ({ ...atRest, lightSoundOffsetMs: -3.2 });
    await ask('write a letter');
    await expect.element(screen.getByText(/Light and sound a/)).not.toBeInTheDocument();
    session.turnOn();
    const agreement = screen.getByText('Light and sound agree within 20 ms.');
    await expect.element(agreement).toBeVisible();
    expect(agreement.element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
    engine.signal = () => ({ ...atRest, lightSoundOffsetMs: 41.6 });
    await host.advance(1000);
    await expect.element(screen.getByText('Light and sound are 42 ms apart.')).toBeVisible();
  });

  it('says how well the idea is supported, and unfolded, what was not tested', async () => {
    const { screen, ask } = await renderPanel();
    await ask('write a letter');
    const summary = screen.getByText('Evidence: weak');
    await expect.element(screen.getByText(/Lustenberger/)).not.toBeVisible();
    await summary.click();
    await expect.element(screen.getByText(/Lustenberger/)).toBeVisible();
    await expect.element(screen.getByText(/Not tested: Light or sound/)).toBeVisible();
  });

  it('offers two other readings; the chosen one is applied and plotted', async () => {
    const { screen, session, ask } = await renderPanel();
    await ask('write a letter');
    const focus = screen.getByRole('button', { name: 'Deep focus 15 Hz' });
    await expect.element(screen.getByRole('button', { name: 'Calm 6 Hz' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /alert/ })).not.toBeInTheDocument();
    await focus.click();
    expect(session.$settings.get().centerModulationHz).toBe(15);
    await expect.element(focus).toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByText('3 Hz carrying 15 Hz')).toBeVisible();
    await expect.element(screen.getByText(SUGGESTION_STATES.deep_focus.reason)).toBeVisible();
    await expect.element(screen.getByText(REPLY.narrativeExplanation)).not.toBeInTheDocument();
  });

  it('says what another reading is for once it is chosen, and of no other', async () => {
    const { screen, ask } = await renderPanel();
    await ask('write a letter');
    await expect.element(screen.getByText('Evidence: weak')).toBeVisible();
    await expect.element(screen.getByText(/^For /)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Deep focus 15 Hz' }).click();
    await expect.element(screen.getByText('For carrying one task through.')).toBeVisible();
    await expect.element(screen.getByText('For settling down.')).not.toBeInTheDocument();
  });

  it('gives one answer to a request for a program: the course, and one line of what is set until it begins', async () => {
    const { screen, session, ask } = await renderPanel({ ...REPLY, state: 'wind_down' });
    const before = session.$settings.get().centerModulationHz;
    await ask('half an hour to wind down');
    const answer = screen.getByRole('article', { name: 'Assistant' });
    await expect.element(answer.getByRole('region', { name: 'The program for it' })).toBeVisible();
    const line = answer.getByText('Until you start it, one pair is set: 10 Hz, and 1 Hz under it.');
    await expect.element(line).toBeVisible();
    await expect.element(answer.getByText(REPLY.narrativeExplanation)).not.toBeVisible();
    await answer.getByRole('button', { name: 'That pair, and others like it' }).click();
    await expect.element(answer.getByText(REPLY.narrativeExplanation)).toBeVisible();
    await answer.getByRole('button', { name: 'Undo' }).first().click();
    expect(session.$settings.get().centerModulationHz).toBe(before);
    await expect.element(line).not.toBeInTheDocument();
  });

  it('says which program gave way to it, and goes on with that', async () => {
    const { screen, session, ask } = await renderPanel();
    await ask('half an hour to wind down');
    await screen.getByRole('button', { name: 'Start', exact: true }).click();
    // That a pair was set before is no longer so.
    await expect.element(screen.getByText(/^Until you start it/)).not.toBeInTheDocument();
    const started = session.program.$played.get()?.program;
    expect(started).toBeDefined();
    await ask('write a letter');
    expect(session.program.$played.get()).toBeNull();
    // The engine’s clock stands still here.
    const line = screen.getByText(/ gave way at 0:00\.$/u);
    await expect.element(line).toBeVisible();
    const card = screen.getByRole('figure').last();
    await expect.element(card.getByRole('button', { name: 'Undo' })).toBeVisible();
    await screen.getByRole('button', { name: 'Go on with it' }).click();
    expect(session.program.$played.get()?.program).toBe(started);
    await expect.element(line).not.toBeInTheDocument();
    const goesOn = screen.getByText('“Wind down” goes on.');
    await expect.element(goesOn).toBeVisible();
    expect(document.activeElement?.textContent).toBe(goesOn.element().textContent);
    // The pair that was set is no longer what is.
    await expect.element(card.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(card.getByRole('button', { pressed: true }).query()).toBeNull();
  });

  it('that sets a volume leaves a program playing, and can still be undone', async () => {
    const { host, screen, session, ask } = await renderPanel();
    await ask('half an hour to wind down');
    await screen.getByRole('button', { name: 'Start', exact: true }).click();
    const order = { ...REPLY, alternatives: [], sets: ['masterAudioVolume'] };
    host.respond(PATH, () => jsonResponse({ ...order, masterAudioVolume: 0.06 }));
    await ask('quieter');
    await expect.poll(() => session.$settings.get().masterAudioVolume).toBe(0.06);
    expect(session.program.$played.get()?.program.name).toBe('Wind down');
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(session.$settings.get().masterAudioVolume).toBe(0.1);
  });

  it('that leaves a rhythm off does not show one', async () => {
    const { screen, session, ask } = await renderPanel({
      ...REPLY,
      alternatives: [],
      sets: ['centerModulationHz'],
    });
    session.setRhythms({ globalModulationHz: null });
    await ask('10 minutes at 10 Hz');
    const line = screen.getByText('Until you start it, one rhythm is set: 10 Hz.');
    await expect.element(line).toBeVisible();
    expect(session.$settings.get().globalModulationHz).toBeNull();
  });

  it('offers to go on with a program that is paused, and to turn on nothing else', async () => {
    const { host, screen, session, ask } = await renderPanel();
    await ask('half an hour to wind down');
    await screen.getByRole('button', { name: 'Start', exact: true }).click();
    await ask('write a letter');
    await screen.getByRole('button', { name: 'Go on with it' }).click();
    session.program.pause();
    await expect.element(screen.getByText('“Wind down” is paused.')).toBeVisible();
    const turnOn = screen.getByRole('button', { name: 'Turn on light and sound' });
    expect(turnOn.query()).toBeNull();
    await screen.getByRole('button', { name: 'Go on with it' }).click();
    // Light and sound come and go at a pace of their own.
    await host.advance(2_000);
    await expect.element(screen.getByText('“Wind down” goes on.')).toBeVisible();
  });

  it('says why there is no program where a request for one cannot be met', async () => {
    const { screen, ask } = await renderPanel();
    await ask('300 hours of focus');
    const answer = screen.getByRole('article', { name: 'Assistant' });
    await expect.element(answer.getByText('A program lasts 24 hours at most.')).toBeVisible();
    await expect.element(answer.getByText(REPLY.narrativeExplanation)).toBeVisible();
  });

  it('leaves a way back to the first answer, with its own words', async () => {
    const { screen, session, ask } = await renderPanel();
    await ask('write a letter');
    const own = screen.getByRole('button', { name: 'Creative flow 10 Hz' });
    await expect.element(own).toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('button', { name: 'Deep focus 15 Hz' }).click();
    await expect.element(own).toHaveAttribute('aria-pressed', 'false');
    await own.click();
    expect(session.$settings.get()).toMatchObject({ centerModulationHz: 10, visualHue: 60 });
    await expect.element(screen.getByText(REPLY.narrativeExplanation)).toBeVisible();
  });

  it('given while the session is off offers to turn it on, and claims nothing of what plays', async () => {
    const { host, screen, session, output, ask } = await renderPanel();
    await ask('write a letter');
    const log = screen.getByRole('log');
    await expect.element(screen.getByText('Nothing is playing.')).toBeVisible();
    await expect.element(log).not.toMatchTextContent(/Light (?:shows|runs)|as asked/);
    output.setShowsLight(false);
    await expect.element(screen.getByRole('button', { name: 'Turn on the sound' })).toBeVisible();
    output.setShowsLight(true);
    const on = screen.getByRole('button', { name: 'Turn on light and sound' });
    await on.click();
    expect(session.$settings.get().isOn).toBe(true);
    await expect.element(on).not.toBeInTheDocument();
    await host.advance(1000);
    session.turnOff();
    await expect.element(on).toBeVisible();
    await ask('half an hour to wind down');
    await expect.element(screen.getByText(/^Until you start it/)).toBeVisible();
    await expect.element(on).not.toBeInTheDocument();
  });

  it('comes and goes with its offer once in a second, however fast the session is turned on and off', async () => {
    const { host, screen, session, ask } = await renderPanel();
    await ask('write a letter');
    const on = screen.getByRole('button', { name: 'Turn on light and sound' });
    await expect.element(on).toBeVisible();
    const shown = changesOf(() => on.query() !== null);
    for (let time = 0; time < 4; time += 1) {
      session.turnOn();
      await host.advance(0);
      session.turnOff();
      await host.advance(0);
    }
    await expect.poll(() => shown).toEqual([true, false]);
    await host.advance(1000);
    await expect.poll(() => shown).toEqual([true, false, true]);
  });

  it('that puts safety first offers to turn nothing on', async () => {
    const { screen, ask } = await renderPanel({ ...REPLY, source: 'safety' });
    await ask('I have epilepsy');
    await expect.element(screen.getByText('Safety first')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Turn on/ })).not.toBeInTheDocument();
  });

  it('that puts safety first has the focus on its note, unless the person has moved on', async () => {
    const safetyNote = 'Please talk to a doctor first.';
    const { screen, ask, input, send } = await renderPanel({
      ...REPLY,
      source: 'safety',
      safetyNote,
    });
    await ask('I have epilepsy');
    const note = screen.getByRole('article', { name: 'Assistant' }).first();
    await expect.element(note).toHaveFocus();
    await expect.element(note).toMatchTextContent(safetyNote);
    const elsewhere = document.body.appendChild(document.createElement('button'));
    await input.fill('I have epilepsy');
    await send.click();
    elsewhere.focus();
    await expect.element(screen.getByText(safetyNote).nth(1)).toBeVisible();
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('is shown from its beginning: a safety note before the suggestion under it', async () => {
    const safetyNote = 'Please talk to a doctor first.';
    const { screen, ask } = await renderPanel({ ...REPLY, source: 'safety', safetyNote });
    const area = screen.getByRole('region', { name: 'Conversation' }).element();
    // The panel's own style is not loaded here.
    Object.assign((area as HTMLElement).style, { height: '120px', overflowY: 'auto' });
    await ask('I have epilepsy');
    const note = screen.getByText(safetyNote);
    await expect.element(note).toBeVisible();
    const question = screen.getByRole('article', { name: 'You' }).element();
    const asked = () => question.getBoundingClientRect();
    const under = () => note.element().getBoundingClientRect().top - asked().bottom;
    const top = () => asked().top - area.getBoundingClientRect().top;
    await expect.poll(() => Math.abs(top())).toBeLessThan(40);
    expect(under()).toBeLessThan(40);
    expect(under()).toBeGreaterThanOrEqual(0);
  });

  it('offers the meeting switch when it is for a meeting, and only then', async () => {
    const { screen, output, ask } = await renderPanel({ ...REPLY, state: 'meeting' });
    await ask('a call with a client');
    const chip = screen.getByRole('button', { name: 'Meeting: light off, sound low' });
    await chip.click();
    expect(output.$inMeeting.get()).toBe(true);
    await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('button', { name: 'Deep focus 15 Hz' }).click();
    await expect.element(chip).not.toBeInTheDocument();
  });

  it('can be undone', async () => {
    const { screen, session, ask } = await renderPanel();
    await ask('write a letter');
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(session.$settings.get().centerModulationHz).toBe(40);
    await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('names what it set beside the pair, and gives it back', async () => {
    const { session, screen, ask } = await renderPanel();
    session.setMasterVolume(0.3);
    await ask('draft a letter');
    await expect.element(screen.getByText('The volume is back to 10%.')).toBeVisible();
    await screen.getByRole('button', { name: 'Keep mine' }).click();
    expect(session.$settings.get()).toMatchObject({
      masterAudioVolume: 0.3,
      centerModulationHz: 10,
    });
    expect(screen.getByText('The volume is back to 10%.').query()).toBeNull();
  });

  it('keeps its ways on only while it is the latest', async () => {
    const { screen, ask } = await renderPanel();
    await ask('write a letter');
    await ask('write another');
    await expect.element(screen.getByText('Creative flow').nth(1)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Deep focus 15 Hz' }).elements()).toHaveLength(1);
  });

  it('of an account can be kept and liked; a visitor is not asked', async () => {
    const suggestionId = '3f0c7a52-6a1e-4c7b-9d55-0d5a3c1f6a11';
    const { host, screen, ask } = await renderPanel({ ...REPLY, suggestionId });
    const path = `/api/suggestions/history/${suggestionId}/verdict`;
    host.respond(path, () => new Response(null, { status: 204 }));
    await ask('write a letter');
    const keep = screen.getByRole('button', { name: 'Keep' });
    const like = screen.getByRole('button', { name: 'I like it' });
    await keep.click();
    await expect.element(keep).toHaveAttribute('aria-pressed', 'true');
    await like.click();
    await expect.element(keep).toHaveAttribute('aria-pressed', 'false');
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(like).not.toBeInTheDocument();
    const sent = () => host.requests.filter((request) => request.path === path);
    expect(sent().map(({ body }) => body)).toEqual([
      { verdict: 'kept' },
      { verdict: 'liked' },
      { verdict: 'undone' },
    ]);
  });

  it('asks a visitor for no opinion', async () => {
    const { screen, ask } = await renderPanel();
    await ask('write a letter');
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Keep' })).not.toBeInTheDocument();
  });
});

describe('AI personalizations', () => {
  const QUOTA = { used: 3, limit: 10, aiSuggestions: true, answersWithinMs: 12_000 };

  it('left are said beside the input, before and after asking', async () => {
    const reply = { ...REPLY, source: 'ai', quota: { used: 4, limit: 10 } };
    const { screen, ask } = await renderPanel(reply, 200, QUOTA);
    await expect.element(screen.getByText('7 of 10 free AI personalizations left')).toBeVisible();
    await ask('write a letter');
    await expect.element(screen.getByText('6 of 10 free AI personalizations left')).toBeVisible();
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  });

  it('are not spoken of where suggestions are made without a model', async () => {
    const { screen } = await renderPanel(REPLY, 200, { ...QUOTA, aiSuggestions: false });
    await expect.element(screen.getByText(/personalizations/)).not.toBeInTheDocument();
  });

  it('without limit are called so', async () => {
    const { screen } = await renderPanel(REPLY, 200, { ...QUOTA, limit: null });
    await expect.element(screen.getByText('Unlimited AI personalizations')).toBeVisible();
  });

  const USED_UP = {
    error: 'You have used your 10 free AI personalizations',
    code: 'quota_exhausted',
    quota: { used: 10, limit: 10 },
    fallback: REPLY,
  };

  it('that are used up leave an offline suggestion, the reason and the way to a plan', async () => {
    const quota = { ...QUOTA, used: 9 };
    const { screen, session, ask } = await renderPanel(USED_UP, 402, quota, 'annual');
    await ask('write a letter');
    await expect.element(screen.getByText(/used up, so this one was made offline/)).toBeVisible();
    await expect.element(screen.getByText(/^No free AI personalizations left/)).toBeVisible();
    const plans = screen.getByRole('link', { name: 'See the plans' });
    await expect.element(plans.first()).toHaveAttribute('href', '/#pricing-section');
    await expect.element(screen.getByText(/then \$100 is charged/).first()).toBeVisible();
    expect(session.$settings.get().centerModulationHz).toBe(10);
  });

  it('that are used up offer no plan where none can be bought', async () => {
    const { screen, ask } = await renderPanel(USED_UP, 402, { ...QUOTA, used: 9 });
    await ask('write a letter');
    await expect.element(screen.getByText(/^No free AI personalizations left/)).toBeVisible();
    await expect.element(screen.getByText(/\$/)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  });
});

describe('a failure', () => {
  it('keeps the sentence and offers to ask it again', async () => {
    const { host, screen, ask, questions } = await renderPanel(
      { error: 'Busy', code: 'busy' },
      503,
    );
    await ask('write a letter');
    const retry = screen.getByRole('button', { name: 'Retry' });
    await expect.element(screen.getByText('write a letter')).toBeVisible();
    host.respond(PATH, () => jsonResponse(REPLY));
    await retry.click();
    await expect.element(screen.getByText(REPLY.narrativeExplanation)).toBeVisible();
    await expect.element(screen.getByText('write a letter')).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(retry).not.toBeInTheDocument();
    expect(questions()).toHaveLength(2);
  });

  const ERROR = 'I encountered an error. Please try again or check your API key configuration.';

  it('is one bubble in error style, and the conversation goes on', async () => {
    const { screen, input, ask } = await renderPanel({ error: 'Busy', code: 'busy' }, 503);
    await ask('write a letter');
    await expect.element(screen.getByRole('alert')).toHaveTextContent(ERROR);
    await expect.element(input).not.toHaveAttribute('aria-disabled');
    await expect.element(screen.getByText('API Key Required')).not.toBeInTheDocument();
  });

  it('opens the notice when it mentions the API key, and the notice can be put away', async () => {
    const { screen, ask } = await renderPanel({ error: 'No API key configured', code: 'x' }, 503);
    await ask('write a letter');
    await expect.element(screen.getByText('API Key Required')).toBeVisible();
    await expect.element(screen.getByText(/\.env file/)).toBeVisible();
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(screen.getByText('API Key Required')).not.toBeInTheDocument();
  });

  it('treats a global frequency that is not the lower one as an error', async () => {
    const { screen, session, ask } = await renderPanel({ ...REPLY, globalModulationHz: 10 });
    await ask('write a letter');
    await expect.element(screen.getByRole('alert')).toHaveTextContent(ERROR);
    expect(session.$settings.get()).toEqual(DEMO_DEFAULTS);
  });
});
