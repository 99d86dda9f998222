import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSession } from '@overtone/client/session/session';
import { testProgram, testStart } from '@overtone/client/self-test/test-program';
import { EXAMPLE_PROTOCOL } from '@overtone/domain/experiment/protocol/testing/example-protocol';
import type { Program } from '@overtone/domain/program/program';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SessionBar } from './session-bar.tsx';
import { SessionPanel } from './session-panel.tsx';

const PAIR = { kind: 'pair', slowHz: 2, fastHz: 18 } as const;

const GLIDE: Program = {
  name: 'Down',
  start: {
    slowHz: 0.5,
    fastHz: 12,
    strength: 0.8,
    hue: 100,
    carrierHz: 240,
    waveform: 'Square',
    volume: 0.05,
    sound: 'pink',
    soundVolume: 0.01,
  },
  course: [{ kind: 'stage', lengthMs: 60_000, curve: 'straight', to: { fastHz: 6, slowHz: 0 } }],
  fadeMs: 0,
};

function createParts() {
  const host = createFakeHost();
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  return { host, session, output };
}

function renderParts({ session, output }: ReturnType<typeof createParts>) {
  return render(
    <>
      <SessionBar session={session} output={output} />
      <SessionPanel session={session} output={output} startsUnfolded />
    </>,
  );
}

async function setUp(hasBeat: boolean) {
  const parts = createParts();
  const { host, session } = parts;
  session.setWaveform('Square');
  const law = { hasBeat, seed: '0'.repeat(32) };
  const protocol = { ...EXAMPLE_PROTOCOL, stimulus: PAIR };
  const program = testProgram(protocol, testStart(protocol, session.$settings.get()));
  session.setWaveform('Sine');
  session.program.start(program, { laws: { slow: law, fast: law } });
  const screen = await renderParts(parts);
  return { host, session, screen };
}

it.each([true, false])(
  'shows what the session began with, in both arms, and lets only loudness be changed',
  async (hasBeat) => {
    const { host, session, screen } = await setUp(hasBeat);
    const slow = screen.getByRole('textbox', { name: 'Slow rhythm' });
    await expect.element(slow).toHaveValue('2');
    await expect.element(screen.getByRole('textbox', { name: 'Fast rhythm' })).toHaveValue('18');
    await expect.element(slow).toBeDisabled();
    await expect.element(screen.getByRole('radio', { name: 'Square' })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name: 'Square' })).toBeDisabled();
    await expect
      .element(screen.getByRole('slider', { name: 'Effect Intensity', exact: true }))
      .toHaveAccessibleDescription('Fixed for this session');
    for (const name of ['Hue', 'Effect Intensity', 'Tone pitch'])
      await expect.element(screen.getByRole('slider', { name, exact: true })).toBeDisabled();
    await expect.element(screen.getByRole('slider', { name: 'Master volume' })).toBeEnabled();
    await expect
      .element(
        screen.getByText(
          /^Rhythm, waveform, strength, .* are fixed for this session of the self-test/u,
        ),
      )
      .toBeVisible();
    await expect.element(screen.getByText('Beta')).toBeVisible();
    const style = screen.getByRole('radiogroup', { name: 'Pulse style' }).getByRole('radio');
    for (const each of style.all()) await expect.element(each).toBeDisabled();
    const ownAudio = screen.getByRole('switch', { name: 'I play my own audio' });
    await expect.element(ownAudio).toBeDisabled();
    for (const name of ['Show the tint', 'Flash guard'])
      await expect.element(screen.getByRole('switch', { name, exact: true })).toBeEnabled();
    session.program.stop();
    await host.advance(5000);
    await expect.element(slow).toHaveValue('3');
    await expect.element(slow).toBeEnabled();
  },
);

it('shows what a program sets where it stands, lets nothing be turned in vain, and stops it', async () => {
  const parts = createParts();
  const { host, session } = parts;
  const screen = await renderParts(parts);
  const notice = screen.getByText(/^Down sets these now/u);
  await expect.element(screen.getByRole('textbox', { name: 'Fast rhythm' })).toBeEnabled();
  expect(notice.query()).toBeNull();
  session.program.start(GLIDE);
  await expect.element(notice).toBeVisible();
  await host.advance(31_000);
  const fast = screen.getByRole('textbox', { name: 'Fast rhythm' });
  await expect.element(fast).toHaveValue('8.9');
  await expect.element(fast).toBeDisabled();
  await expect.element(screen.getByRole('radio', { name: 'Square' })).toBeChecked();
  const intensity = screen.getByRole('slider', { name: 'Effect Intensity' });
  await expect.element(intensity).toHaveValue('0.8');
  await expect.element(intensity).toBeDisabled();
  await expect.element(intensity).toHaveAccessibleDescription('Set by the program');
  for (const name of ['Hue', 'Tone pitch'])
    await expect.element(screen.getByRole('slider', { name, exact: true })).toBeDisabled();
  await expect.element(screen.getByRole('radio', { name: 'Pink' })).toBeDisabled();
  for (const name of ['Master volume', 'Background volume'])
    await expect.element(screen.getByRole('slider', { name })).toBeEnabled();
  const ownAudio = screen.getByRole('switch', { name: 'I play my own audio' });
  await expect.element(ownAudio).toBeEnabled();
  session.program.pause();
  await expect.element(intensity).toBeDisabled();
  screen.getByRole('button', { name: 'Stop it' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await host.advance(1000);
  await expect.element(notice).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  await expect.element(intensity).toBeEnabled();
  await expect.element(intensity).toHaveValue(String(DEMO_DEFAULTS.globalModulationStrength));
});
