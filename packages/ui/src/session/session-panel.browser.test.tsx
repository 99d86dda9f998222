import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSession } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SessionBar } from './session-bar.tsx';
import { SessionNotices } from './session-notices.tsx';
import { SessionPanel } from './session-panel.tsx';

async function renderPanel(change: Partial<SessionSettings> = {}) {
  const engine = createFakeEngine();
  const host = createFakeHost();
  const session = createSession({ defaults: { ...DEMO_DEFAULTS, ...change }, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const parts = { session, output };
  const screen = await render(
    <>
      <SessionBar {...parts} />
      <SessionNotices {...parts} />
      <SessionPanel {...parts} />
    </>,
  );
  const settings = () => session.$settings.get();
  return { engine, session, output, screen, settings };
}

async function renderFineTuned(change: Partial<SessionSettings> = {}) {
  const panel = await renderPanel(change);
  await panel.screen.getByRole('button', { name: 'Fine-tune Performance' }).click();
  return panel;
}

describe('session controls', () => {
  it('turn light and sound on inside the press, and off again', async () => {
    const { screen, engine, settings } = await renderPanel();
    const controls = screen.getByRole('group', { name: 'Session Controls' });
    const toggle = controls.getByRole('switch', { name: 'Session on or off' });
    await expect.element(toggle).not.toBeChecked();
    toggle.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(toggle).toBeChecked();
    expect(engine.commands.map(({ name }) => name)).toContain('start');
    await userEvent.keyboard(' ');
    expect(settings().isOn).toBe(false);
  });

  it('name the band of each rhythm: the fast one first', async () => {
    const { screen } = await renderPanel();
    const now = screen.getByRole('region', { name: 'Current Optimization' });
    await expect.element(now).toMatchTextContent('Primary StateGammaSupporting');
    await expect.element(now).toMatchTextContent('Supporting StateDelta');
  });

  it('fall back to the stored label where a rhythm is off', async () => {
    const { screen } = await renderPanel({
      centerModulationHz: null,
      frequencyBand2: 'Alpha',
    });
    const now = screen.getByRole('region', { name: 'Current Optimization' });
    await expect.element(now).toMatchTextContent('Primary StateAlphaSupporting');
  });

  it('label the intensity by its level and follow the keyboard', async () => {
    const { screen, settings } = await renderPanel();
    const intensity = screen.getByRole('slider', { name: 'Effect Intensity' });
    await expect.element(screen.getByText('Balanced')).toBeVisible();
    await expect.element(intensity).toHaveValue('0.45');
    intensity.element().focus();
    await userEvent.keyboard('{End}');
    expect(settings().globalModulationStrength).toBe(1);
    await expect.element(screen.getByText('Intense')).toBeVisible();
  });

  it('are called “Sound only” while the light is off by choice', async () => {
    const { screen, output } = await renderPanel();
    output.setShowsLight(false);
    const controls = screen.getByRole('group', { name: 'Session Controls' });
    await expect.element(controls.getByText('Sound only')).toBeVisible();
    output.setShowsLight(true);
    await expect.element(controls.getByText('Sound only')).not.toBeInTheDocument();
  });

  it('keep the fine-tuning folded until it is opened', async () => {
    const { screen } = await renderPanel();
    const trigger = screen.getByRole('button', { name: 'Fine-tune Performance' });
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByText('Waveform')).not.toBeVisible();
    await trigger.click();
    await expect.element(screen.getByText('Waveform')).toBeVisible();
  });

  it('hold each of power, intensity and volume once, however much is unfolded', async () => {
    const { screen } = await renderFineTuned();
    await expect.element(screen.getByText('Waveform')).toBeVisible();
    for (const name of ['Effect Intensity', 'Master volume']) {
      expect(screen.getByRole('slider', { name }).elements(), name).toHaveLength(1);
    }
    const powers = screen.getByRole('switch', { name: /on or off|Light and sound/u });
    expect(powers.elements()).toHaveLength(1);
  });
});

describe('fine-tuning', () => {
  it('shows every default as it is stored', async () => {
    const { screen } = await renderFineTuned();
    await expect.element(screen.getByRole('textbox', { name: 'Slow rhythm' })).toHaveValue('3');
    await expect.element(screen.getByRole('textbox', { name: 'Fast rhythm' })).toHaveValue('40');
    await expect.element(screen.getByRole('radio', { name: 'Sine' })).toBeChecked();
    await expect.element(screen.getByRole('slider', { name: 'Hue' })).toHaveValue('243');
    await expect.element(screen.getByRole('slider', { name: 'Tone pitch' })).toHaveValue('205');
    await expect.element(screen.getByRole('radio', { name: '205 Flow State' })).toBeChecked();
    await expect.element(screen.getByRole('slider', { name: 'Master volume' })).toHaveValue('0.1');
    await expect.element(screen.getByRole('radio', { name: 'Nature' })).toBeChecked();
    await expect.element(screen.getByText('Serene Rain').first()).toBeVisible();
    const volume = screen.getByRole('slider', { name: 'Background volume' });
    await expect.element(volume).toHaveValue('0.015');
    await expect.element(screen.getByText('1.5%')).toBeVisible();
    const ownAudio = screen.getByRole('switch', { name: 'I play my own audio' });
    await expect.element(ownAudio).not.toBeChecked();
  });

  it('applies no slow rhythm that is not slower than the fast one, and says so beside it', async () => {
    const { screen, settings } = await renderFineTuned();
    const slow = screen.getByRole('textbox', { name: 'Slow rhythm' });
    await slow.fill('100');
    await userEvent.tab();
    await expect
      .element(screen.getByText('Not applied: it must be below the fast rhythm, 40 Hz.'))
      .toBeVisible();
    await expect.element(slow).toHaveAttribute('aria-invalid', 'true');
    expect(settings().globalModulationHz).toBe(3);
  });

  it('sets each rhythm by itself', async () => {
    const { screen, settings } = await renderFineTuned();
    await screen.getByRole('textbox', { name: 'Fast rhythm' }).fill('10');
    await userEvent.tab();
    expect(settings().centerModulationHz).toBe(10);
    expect(settings().globalModulationHz).toBe(3);
  });

  it.each([
    ['136.1 Deep Focus', 136.1],
    ['432 Harmony', 432],
  ])('offers the pitch %s', async (name, pitchHz) => {
    const { screen, settings } = await renderFineTuned();
    await screen.getByRole('radio', { name }).click({ force: true });
    expect(settings().isochronicPitch).toBe(pitchHz);
    await expect
      .element(screen.getByRole('slider', { name: 'Tone pitch' }))
      .toHaveValue(String(pitchHz));
  });

  it('shows the default carrier, and no other preset, for an empty pitch', async () => {
    const { screen } = await renderFineTuned({ isochronicPitch: null });
    await expect.element(screen.getByRole('slider', { name: 'Tone pitch' })).toHaveValue('136.1');
    await expect.element(screen.getByRole('radio', { name: '136.1 Deep Focus' })).toBeChecked();
  });

  it('marks no preset for a pitch between them', async () => {
    const { screen } = await renderFineTuned({ isochronicPitch: 300 });
    for (const name of ['136.1 Deep Focus', '205 Flow State', '432 Harmony']) {
      await expect.element(screen.getByRole('radio', { name })).not.toBeChecked();
    }
  });

  it('shows the nature tracks only for nature, and lets one be chosen', async () => {
    const { screen, settings } = await renderFineTuned();
    await screen.getByRole('button', { name: /Nature Track/ }).click();
    await expect.element(screen.getByRole('option').nth(9)).toBeVisible();
    await screen.getByRole('option', { name: 'Ocean Waves' }).click();
    expect(settings().ambientTrack).toBe('Ocean Waves');
    await screen.getByRole('radio', { name: 'Brown' }).click({ force: true });
    expect(settings().backgroundSoundType).toBe('brown');
    await expect.element(screen.getByText('Nature Track')).not.toBeInTheDocument();
  });

  it('disables the background volume while the background is off', async () => {
    const { screen } = await renderFineTuned({ backgroundSoundType: 'off' });
    const volume = screen.getByRole('slider', { name: 'Background volume' });
    await expect.element(volume).toBeDisabled();
    await screen.getByRole('radio', { name: 'Pink' }).click({ force: true });
    await expect.element(volume).toBeEnabled();
  });

  it('sets the waveform and the person’s own audio', async () => {
    const { screen, settings } = await renderFineTuned();
    await screen.getByRole('radio', { name: 'Triangle' }).click({ force: true });
    expect(settings().waveform).toBe('Triangle');
    await screen.getByRole('switch', { name: 'I play my own audio' }).click({ force: true });
    expect(settings().hasOwnAudio).toBe(true);
  });
});

describe('what Flash guard does to the light', () => {
  const HELD = 'Flash guard holds the light’s pulse; more intensity only deepens the tint.';

  it('is said of the intensity while the pulse is held, and not otherwise', async () => {
    const { screen, session } = await renderPanel();
    const intensity = screen.getByRole('slider', { name: 'Effect Intensity' });
    session.setStrength(0);
    await expect.element(intensity).not.toHaveAccessibleDescription(HELD);
    session.setStrength(1);
    await expect.element(intensity).toHaveAccessibleDescription(HELD);
  });

  it('is drawn on the intensity: a pulse that stays, in a tint that grows', async () => {
    const { screen, session, output } = await renderPanel();
    session.setStrength(1);
    const slider = screen.getByRole('slider', { name: 'Effect Intensity' }).element();
    const parts = () => [...(slider.closest('[role="group"]')?.querySelectorAll('path') ?? [])];
    /** Of the height of their drawing, the greatest of those that are drawn as lines, or as grounds; 0 where none are. */
    const height = (isLine: boolean) =>
      Math.max(
        0,
        ...parts()
          .filter((part) => part.hasAttribute('stroke') === isLine)
          .map(
            (part) => part.getBBox().height / (part.ownerSVGElement?.viewBox.baseVal.height ?? 0),
          ),
      );
    await expect.poll(() => height(false)).toBeGreaterThan(0.9);
    expect(height(true)).toBeLessThan(0.6);
    output.turnGuardOff();
    await expect.poll(() => height(false)).toBe(0);
    expect(height(true)).toBeGreaterThan(0.8);
  });

  it('is said of the hue: what is shown stands beside what is set', async () => {
    const { screen, session, output } = await renderFineTuned({ visualHue: 10 });
    await expect.element(screen.getByText('10° → 40°')).toBeVisible();
    await expect
      .element(screen.getByText(/keeps light out of saturated red: 40° is/))
      .toBeVisible();
    session.setHue(340);
    await expect.element(screen.getByText('340° → 320°')).toBeVisible();
    session.setHue(200);
    await expect.element(screen.getByText('200°')).toBeVisible();
    session.setHue(10);
    output.turnGuardOff();
    await expect.element(screen.getByText('10°', { exact: true })).toBeVisible();
  });
});

describe('what is to be had', () => {
  it('is announced when the light or the sound is not to be had', async () => {
    const { screen, engine } = await renderPanel();
    engine.report({ light: 'unavailable', lightReason: 'WebGL2 is missing' });
    engine.report({ audio: 'unavailable' });
    const notices = screen.getByRole('alert');
    await expect.element(notices.nth(0)).toMatchTextContent('The light cannot be shown here');
    await expect.element(notices.nth(0)).toMatchTextContent('WebGL2 is missing.');
    await expect.element(notices.nth(1)).toMatchTextContent('The sound cannot be played here');
  });

  it('is said with one stop where the reason has its own', async () => {
    const { engine, screen } = await renderPanel();
    engine.report({ light: 'unavailable', lightReason: 'This browser has no WebGL 2.' });
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent('could not draw the overlay: This browser has no WebGL 2. The sound');
  });

  it('offers to let suspended sound play while the session is on', async () => {
    const { screen, session, engine } = await renderPanel();
    const { start } = engine;
    engine.start = () => Promise.resolve(engine.report({ audio: 'suspended' }));
    session.turnOn();
    engine.start = start;
    const letPlay = screen.getByRole('button', { name: 'Let it play' });
    await expect.element(letPlay).toBeVisible();
    letPlay.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(engine.state.get().audio).toBe('running');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });
});
