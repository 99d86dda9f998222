/// <reference types="@vitest/browser-playwright" />
import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSession } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { changesOf } from '../page/testing/changes-of.ts';
import type { SignalReading } from '../session/engine-state.ts';
import { testProgram, testStart } from '@overtone/client/self-test/test-program';
import { EXAMPLE_PROTOCOL } from '@overtone/domain/experiment/protocol/testing/example-protocol';
import { SignalCheck } from './signal-check.tsx';
import { CALM_REDRAW_MS, REDRAW_MS } from './use-signal.ts';

const BLIND = testProgram(EXAMPLE_PROTOCOL, testStart(EXAMPLE_PROTOCOL, DEMO_DEFAULTS));

async function renderCheck(change: Partial<SessionSettings> = {}, isCalm = false) {
  const engine = createFakeEngine();
  const host = createFakeHost();
  const session = createSession({ defaults: { ...DEMO_DEFAULTS, ...change }, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const atRest = engine.signal();
  let reads = 0;
  const deliver = (reading: Partial<SignalReading>) => {
    engine.signal = () => {
      reads += 1;
      return { ...atRest, ...reading };
    };
  };
  deliver({});
  engine.report({ light: 'off' });
  const check = <SignalCheck session={session} output={output} />;
  const screen = await render(isCalm ? <CalmPanels host={host}>{check}</CalmPanels> : check);
  const unfold = () => screen.getByRole('button', { name: 'Waveform, swing and timing' }).click();
  const fact = (term: string) =>
    [...screen.container.querySelectorAll('dt')].find(({ textContent }) => textContent === term)
      ?.nextElementSibling?.textContent;
  const now = () => screen.container.querySelector<HTMLElement>('figure span[style]')?.style.left;
  const strokes = () =>
    [...screen.container.querySelectorAll('figure[aria-label="Waveform"] path')].map((path) =>
      path.getAttribute('d'),
    );
  return {
    engine,
    host,
    session,
    output,
    screen,
    deliver,
    unfold,
    fact,
    strokes,
    now,
    reads: () => reads,
  };
}

async function renderRunning(change: Partial<SessionSettings> = {}) {
  const check = await renderCheck(change);
  check.session.turnOn();
  await check.unfold();
  return check;
}

describe('what is delivered', () => {
  it('stands beside what was asked for, with the reason in words', async () => {
    const { screen, engine, session } = await renderCheck();
    session.turnOn();
    const { plan } = engine.state.get();
    const light = { hz: 40 / 3, divisor: 3, reason: 'screen' } as const;
    engine.report({ refreshHz: 60, plan: { ...plan, centre: { ...plan.centre, light } } });
    const row = screen.getByRole('row', { name: /^Fast/ });
    await expect.element(row).toMatchTextContent('Fast40 Hz13.33 Hz40 Hz');
    const sentence = 'Light shows 13.33 Hz: a 60 Hz screen cannot show 40 Hz.';
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });

  it('is sound alone while the light is off by choice, in a meeting, or cannot be drawn', async () => {
    const { screen, output, engine, session } = await renderCheck({ centerModulationHz: 10 });
    session.turnOn();
    const row = screen.getByRole('row', { name: /^Fast/ });
    await expect.element(row).toMatchTextContent('Fast10 Hz10 Hz10 Hz');
    output.setShowsLight(false);
    await expect.element(row).toMatchTextContent('Fast10 Hzoff10 Hz');
    await expect.element(screen.getByText(/^Sound only: the light is off/)).toBeVisible();
    output.setInMeeting(true);
    await expect.element(screen.getByText(/^Sound only, and low/)).toBeVisible();
    output.setInMeeting(false);
    output.setShowsLight(true);
    engine.report({ light: 'unavailable' });
    await expect.element(row).toMatchTextContent('Fast10 Hzoff10 Hz');
    await expect.element(screen.getByText(/the light cannot be shown here/)).toBeVisible();
  });

  it('is light alone where the sound cannot be played', async () => {
    const { screen, engine, session } = await renderCheck({ centerModulationHz: 10 });
    session.turnOn();
    engine.report({ audio: 'unavailable' });
    const row = screen.getByRole('row', { name: /^Fast/ });
    await expect.element(row).toMatchTextContent('Fast10 Hz10 Hzoff');
    await expect.element(screen.getByText(/^Light only/)).toBeVisible();
  });
});

describe('what is not delivered', () => {
  it('is everything while the session is off', async () => {
    const { screen, session } = await renderCheck({ centerModulationHz: 10 });
    const row = screen.getByRole('row', { name: /^Fast/ });
    await expect.element(row).toMatchTextContent('Fast10 Hzoffoff');
    await expect.element(screen.getByText('Nothing is running.')).toBeVisible();
    session.turnOn();
    await expect.element(row).toMatchTextContent('Fast10 Hz10 Hz10 Hz');
  });

  it('is the sound before its device plays, or without volume', async () => {
    const { screen, session, engine } = await renderCheck({ centerModulationHz: 10 });
    engine.start = () => Promise.resolve();
    session.turnOn();
    const row = screen.getByRole('row', { name: /^Fast/ });
    await expect.element(row).toMatchTextContent('Fast10 Hz10 Hzoff');
    engine.report({ audio: 'running' });
    await expect.element(row).toMatchTextContent('Fast10 Hz10 Hz10 Hz');
    session.patch({ masterAudioVolume: 0 }, 'person');
    await expect.element(row).toMatchTextContent('Fast10 Hz10 Hzoff');
    session.patch({ masterAudioVolume: 0.1, globalModulationStrength: 0 }, 'person');
    await expect.element(row).toMatchTextContent('Fast10 Hzoffoff');
  });

  it('is the sound while the browser holds it back', async () => {
    const { screen, session, engine } = await renderCheck({ centerModulationHz: 10 });
    engine.start = () => Promise.resolve(engine.report({ audio: 'suspended' }));
    session.turnOn();
    const row = screen.getByRole('row', { name: /^Fast/ });
    await expect.element(row).toMatchTextContent('Fast10 Hz10 Hzoff');
    await expect.element(screen.getByText(/is holding the sound back/)).toBeVisible();
  });
});

describe('the cost of looking', () => {
  it('is nothing while folded or off', async () => {
    const { session, host, unfold, reads } = await renderCheck();
    session.turnOn();
    expect(host.clock.waiting).toBe(0);
    await unfold();
    await expect.poll(reads).toBe(1);
    await host.advance(2 * REDRAW_MS);
    expect(reads()).toBe(3);
    session.turnOff();
    await expect.poll(() => host.clock.waiting).toBe(0);
    session.turnOn();
    await host.advance(400);
    await expect.poll(() => host.clock.waiting).toBe(1);
    await unfold();
    await expect.poll(() => host.clock.waiting).toBe(0);
  });
});

describe('reduced motion', () => {
  const prefer = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });

  afterEach(() => prefer(''));

  it('is drawn once a second', async () => {
    await prefer('reduce');
    const { host, reads } = await renderRunning();
    await expect.poll(reads).toBe(1);
    await host.advance(CALM_REDRAW_MS - 1);
    expect(reads()).toBe(1);
    await host.advance(1);
    expect(reads()).toBe(2);
  });
});

describe('the waveform', () => {
  const AT_REST = { sound: 0, light: 0, soundHz: 0, lightHz: 0 };
  const TOGETHER = { centre: AT_REST, global: AT_REST };

  it('stands still while light and sound agree, whatever the moment', async () => {
    const { host, deliver, strokes, now } = await renderRunning({ centerModulationHz: 10 });
    await expect.poll(now).toBe('0%');
    const first = strokes();
    deliver({
      centre: { ...AT_REST, sound: 23.25, light: 23.25 },
      global: { ...AT_REST, sound: 7.5, light: 7.5 },
    });
    await host.advance(REDRAW_MS);
    await expect.poll(now).toBe('50%');
    expect(strokes()).toEqual(first);
  });

  it('shows and says when they do not', async () => {
    const { host, screen, deliver, strokes } = await renderRunning({ centerModulationHz: 10 });
    await expect.element(screen.getByText('Light and sound pulse together.').first()).toBeVisible();
    const first = strokes();
    deliver({ ...TOGETHER, centre: { ...AT_REST, sound: 3, light: 3.25 } });
    await host.advance(REDRAW_MS);
    await expect
      .element(screen.getByText('Light and sound are 25% of a pulse apart.'))
      .toBeVisible();
    expect(strokes()).not.toEqual(first);
  });

  it('draws the sound alone when there is no light', async () => {
    const { screen, output, strokes } = await renderRunning();
    await expect.poll(() => strokes().length).toBe(6);
    output.setShowsLight(false);
    await expect.poll(() => strokes().length).toBe(2);
    await expect.element(screen.getByText('Sound alone.').first()).toBeVisible();
  });

  it('says that nothing runs while off', async () => {
    const { screen, unfold } = await renderCheck();
    await unfold();
    await expect
      .element(screen.getByText(/as they would be sent: nothing is running/))
      .toBeVisible();
  });
});

describe('the swing', () => {
  it('stands beside its limit and the WCAG flash', async () => {
    const { screen, engine } = await renderRunning();
    const { plan } = engine.state.get();
    expect(plan.light.swingLimit).toBe(0.05);
    const gauge = screen.getByRole('figure', { name: 'Luminance swing' });
    await expect.element(gauge).toMatchTextContent('0.04 of at most 0.05');
    await expect.element(gauge).toMatchTextContent('0.05 limit');
    await expect.element(gauge).toMatchTextContent('0.10 WCAG flash');
    await expect.element(gauge).toMatchTextContent('Flash guard holds it at or below 0.05');
  });

  it('goes past the flash once the guard is off, and says so', async () => {
    const { screen, engine, output } = await renderRunning();
    output.turnGuardOff();
    const gauge = screen.getByRole('figure', { name: 'Luminance swing' });
    const { swing } = engine.state.get().plan.light;
    expect(swing).toBeGreaterThan(0.1);
    await expect.element(gauge).toMatchTextContent(swing.toFixed(2));
    await expect
      .element(gauge)
      .toMatchTextContent('Flash guard is off. The swing is at or past the 0.10');
    await expect.element(gauge).not.toMatchTextContent('limit');
  });

  it('is left out when there is no light', async () => {
    const { screen, output } = await renderRunning();
    output.setShowsLight(false);
    const gauge = screen.getByRole('figure', { name: 'Luminance swing' });
    await expect.element(gauge).not.toBeInTheDocument();
  });
});

describe('what comes and goes with the light', () => {
  it('does so twice in a second, however fast that is turned off and on', async () => {
    const { host, screen, output, unfold, strokes } = await renderCheck({}, true);
    await unfold();
    await host.advance(500);
    const gauge = screen.getByRole('figure', { name: 'Luminance swing' });
    const said = screen.getByText(/^Sound only: the light is off/u);
    const off = screen.getByRole('row', { name: /^Fast 40 Hz off off/u });
    const now = () =>
      [gauge.query() && 'gauge', `${strokes().length} strokes`, said.query() && 'said'].join();
    const shown = changesOf(now);
    for (const showsLight of [false, true, false, true, false, true]) {
      output.setShowsLight(showsLight);
      await host.advance(0);
    }
    await expect.element(off).toBeVisible();
    expect(shown).toEqual(['gauge,6 strokes,', ',2 strokes,said']);
    await host.advance(500);
    await expect.poll(() => shown.slice(2)).toEqual(['gauge,6 strokes,']);
  });
});

describe('the figures', () => {
  it('give refresh rate, dropped frames and offset', async () => {
    const { engine, host, deliver, fact } = await renderRunning();
    await expect.poll(() => fact('Refresh rate')).toBe('measuring');
    expect(fact('Dropped frames')).toBe('counting');
    expect(fact('Light–sound offset')).toBe('–');
    engine.report({ refreshHz: 59.94 });
    deliver({ frames: { shown: 3597, dropped: 3 }, lightSoundOffsetMs: -1.24 });
    await host.advance(REDRAW_MS);
    await expect.poll(() => fact('Refresh rate')).toBe('59.94 Hz');
    await expect.poll(() => fact('Dropped frames')).toBe('3 of 3,600');
    expect(fact('Light–sound offset')).toBe('1.2 ms');
  });

  it('say how far the sound is from its plan, and how often it was put right', async () => {
    const { host, deliver, fact } = await renderRunning();
    await expect.poll(() => fact('Sound timing')).toBe('–');
    expect(fact('Sound corrected')).toBe('never');
    deliver({ soundPhase: { lagMs: -23.21, timesLedBack: 1 } });
    await host.advance(REDRAW_MS);
    await expect.poll(() => fact('Sound timing')).toBe('23.2 ms');
    expect(fact('Sound corrected')).toBe('once');
    deliver({ soundPhase: { lagMs: 0.02, timesLedBack: 12 } });
    await host.advance(REDRAW_MS);
    await expect.poll(() => fact('Sound timing')).toBe('0.0 ms');
    expect(fact('Sound corrected')).toBe('12 times');
  });

  it('claim nothing about a light that is off', async () => {
    const { output, host, deliver, fact } = await renderRunning();
    deliver({ frames: { shown: 3597, dropped: 3 }, lightSoundOffsetMs: 1 });
    output.setShowsLight(false);
    await host.advance(REDRAW_MS);
    await expect.poll(() => fact('Dropped frames')).toBe('–');
    expect(fact('Light–sound offset')).toBe('–');
  });

  it('says nothing of a blind session but that it is hidden', async () => {
    const { session, screen } = await renderCheck();
    const law = { hasBeat: false, seed: '0'.repeat(32) };
    session.program.start(BLIND, { laws: { slow: law, fast: law } });
    await expect.element(screen.getByText(/^Hidden until the self-test ends\./u)).toBeVisible();
    expect(screen.container.querySelectorAll('table, svg')).toHaveLength(0);
    session.program.stop();
    session.patch({ visualHue: 20 }, 'suggestion');
    await expect.element(screen.getByRole('table')).toBeVisible();
  });
});
