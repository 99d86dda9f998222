import { createApiClient } from '@overtone/client/api/api-client';
import { createAssistant } from '@overtone/client/assistant/assistant';
import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSession } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { SUGGESTED_PROMPTS } from '@overtone/domain/suggestion/suggested-prompts';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AssistantPanel } from './assistant-panel.tsx';

const PATH = '/api/ai-suggestion';
const REPLY = {
  globalModulationHz: 1,
  centerModulationHz: 10,
  visualHue: 60,
  narrativeExplanation: 'A slow pair may suit drafting.',
  source: 'offline',
  alternatives: [
    {
      state: 'deep_focus',
      label: 'Deep focus',
      globalModulationHz: 3,
      centerModulationHz: 15,
      visualHue: 190,
    },
    {
      state: 'calm',
      label: 'Calm',
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

async function renderPanel(body: unknown = REPLY, status = 200) {
  const host = createFakeHost();
  host.respond(PATH, () => jsonResponse(body, status));
  const engine = createFakeEngine();
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, person: 'visitor' });
  const assistant = createAssistant({ api: createApiClient(host), session, output, host });
  const screen = await render(
    <AssistantPanel assistant={assistant} session={session} output={output} />,
  );
  const input = screen.getByRole('textbox', { name: 'What are you about to do?' });
  const send = screen.getByRole('button', { name: 'Send' });
  async function ask(question: string) {
    await input.fill(question);
    await send.click();
  }
  return { host, session, output, screen, input, send, ask };
}

describe('asking', () => {
  it('offers four prompts, of which a chosen one fills the input and is sent after 100 ms', async () => {
    const { host, screen, input } = await renderPanel();
    for (const prompt of SUGGESTED_PROMPTS) {
      await expect.element(screen.getByRole('button', { name: prompt })).toBeVisible();
    }
    await screen.getByRole('button', { name: SUGGESTED_PROMPTS[1] }).click();
    await expect.element(input).toHaveValue(SUGGESTED_PROMPTS[1]);
    await host.advance(99);
    expect(host.requests).toHaveLength(0);
    await host.advance(1);
    expect(host.requests).toHaveLength(1);
    await expect.element(screen.getByText(REPLY.narrativeExplanation)).toBeVisible();
  });

  it('sends on Enter, and nothing while the input is blank', async () => {
    const { host, input } = await renderPanel();
    await input.fill('   ');
    await userEvent.keyboard('{Enter}');
    expect(host.requests).toHaveLength(0);
    await input.fill('write a letter');
    await userEvent.keyboard('{Enter}');
    expect(host.requests).toHaveLength(1);
    await expect.element(input).toHaveValue('');
  });

  it('waits with input, send and prompts disabled', async () => {
    const { host, screen, input, send, ask } = await renderPanel();
    let answer: (response: Response) => void = () => {};
    host.respond(PATH, () => new Promise((resolve) => void (answer = resolve)));
    await ask('write a letter');
    const loading = screen.getByText('Optimizing frequencies for your task...');
    await expect.element(loading).toBeVisible();
    await expect.element(input).toBeDisabled();
    await expect.element(send).toBeDisabled();
    const prompt = screen.getByRole('button', { name: SUGGESTED_PROMPTS[0] });
    await expect.element(prompt).toBeDisabled();
    answer(jsonResponse(REPLY));
    await expect.element(loading).not.toBeInTheDocument();
    await expect.element(input).toBeEnabled();
  });
});

describe('a reply', () => {
  it('shows the pair in words, says that it came from no AI, and is applied', async () => {
    const { screen, session, ask } = await renderPanel();
    await ask('write a letter');
    const messages = screen.getByRole('log');
    await expect.element(messages).toMatchTextContent('write a letter');
    await expect.element(messages).toMatchTextContent('A slow pair may suit drafting.');
    await expect.element(messages).toMatchTextContent('Alpha on InfraLow');
    await expect.element(messages).toMatchTextContent('One second of 1 Hz carrying 10 Hz');
    await expect.element(messages).toMatchTextContent('Offline suggestion');
    expect(session.$settings.get().centerModulationHz).toBe(10);
  });

  it('has no offline label when an AI gave it', async () => {
    const { screen, ask } = await renderPanel({ ...REPLY, source: 'ai' });
    await ask('write a letter');
    await expect.element(screen.getByText('Alpha on InfraLow')).toBeVisible();
    await expect.element(screen.getByText('Offline suggestion')).not.toBeInTheDocument();
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
    await expect.element(screen.getByText('One second of 3 Hz carrying 15 Hz')).toBeVisible();
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

  it('keeps its ways on only while it is the latest', async () => {
    const { screen, ask } = await renderPanel();
    await ask('write a letter');
    await ask('write another');
    await expect.element(screen.getByText('Alpha on InfraLow').nth(1)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Deep focus 15 Hz' }).elements()).toHaveLength(1);
  });
});

describe('a failure', () => {
  const ERROR = 'I encountered an error. Please try again or check your API key configuration.';

  it('is one bubble in error style, and the conversation goes on', async () => {
    const { screen, input, ask } = await renderPanel({ error: 'Busy', code: 'busy' }, 503);
    await ask('write a letter');
    await expect.element(screen.getByRole('alert')).toHaveTextContent(ERROR);
    await expect.element(input).toBeEnabled();
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
