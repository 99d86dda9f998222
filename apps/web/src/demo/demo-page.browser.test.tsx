import type { Stop } from '@overtone/domain/stop';
import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import type { Program } from '@overtone/domain/program/program';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { CalmPanels, type CalmPanelsProps } from '@overtone/ui/page/calm-panels';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createThemeStore } from '../theme/theme-choice.ts';
import { beginDemo } from './welcome/begin-demo.ts';
import { DemoPage } from './demo-page.tsx';
import { createDemoStores } from './demo-stores.ts';
import { Welcome } from './welcome/welcome.tsx';

const START = 'Start Demo Experience';
const SOUND_ONLY = 'Start with sound only';
const LOOK = 'Look around without light or sound';

/** From one pair and hue straight to another within a minute. */
const GLIDE: Program = {
  name: 'Glide',
  start: {
    slowHz: 4,
    fastHz: 20,
    strength: 0.4,
    hue: 190,
    carrierHz: 205,
    waveform: 'Sine',
    volume: 0.1,
    sound: 'off',
    soundVolume: 0,
  },
  course: [
    { kind: 'stage', lengthMs: 60_000, curve: 'straight', to: { slowHz: 2, fastHz: 10, hue: 240 } },
    { kind: 'stage', lengthMs: 60_000, curve: 'hold', to: {} },
  ],
  fadeMs: 0,
};

const endings: Stop[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** Around a demo whose panels change at once. */
const Bare: ComponentType<CalmPanelsProps> = ({ children }) => children;

/** The demo as its page begins: the welcome stands there, and all else is drawn under it. */
async function renderDemo(Around: ComponentType<CalmPanelsProps> = Bare) {
  const host = createFakeHost();
  const engine = createFakeEngine();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToStaticMarkup(<Welcome />);
  const begun = beginDemo(place, host, engine);
  endings.push(begun.stop, () => place.remove());
  const stores = createDemoStores(host, begun);
  const theme = createThemeStore(host.storage);
  const screen = await render(
    <Around host={host}>
      <DemoPage stores={stores} theme={theme} />
    </Around>,
  );
  await expect.element(screen.getByRole('contentinfo')).toBeInTheDocument();
  return { host, engine, screen, stores, settings: () => stores.session.$settings.get() };
}

async function renderDemoPastWelcome(leaveBy = LOOK, around = Bare) {
  const demo = await renderDemo(around);
  await demo.screen.getByRole('button', { name: leaveBy }).click();
  return demo;
}

describe('welcome', () => {
  it('is shown first, with its three steps and the safety note, and nothing on', async () => {
    const { screen, settings, engine } = await renderDemo();
    const dialog = screen.getByRole('dialog', { name: 'Welcome to Overtone' });
    await expect.element(dialog).toBeVisible();
    const steps = dialog.getByRole('listitem');
    await expect.element(steps.nth(0)).toMatchTextContent('Tell the AI what you work on');
    await expect.element(steps.nth(1)).toMatchTextContent('Experience the subtle visual overlay');
    await expect.element(steps.nth(2)).toMatchTextContent('Feel focus shift within 30-60 seconds');
    await expect.element(dialog.getByRole('note')).toMatchTextContent('consult a doctor');
    expect(settings()).toEqual(DEMO_DEFAULTS);
    expect(engine.commands.map(({ name }) => name)).not.toContain('start');
  });

  it('starts the sound inside the press, turns on and closes', async () => {
    const { screen, settings, engine } = await renderDemo();
    const start = screen.getByRole('button', { name: START });
    await expect.element(start).not.toHaveFocus();
    start.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(engine.commands.map(({ name }) => name)).toContain('start');
    expect(settings().isOn).toBe(true);
  });

  it('says what photosensitivity is, that no history proves nothing, and how to stop', async () => {
    const { screen } = await renderDemo();
    const check = screen.getByRole('dialog').getByRole('region', { name: 'Before you start' });
    await expect.element(check).toMatchTextContent('flickering light can bring on a seizure');
    await expect.element(check).toMatchTextContent('had no history of it');
    await expect.element(check).toMatchTextContent('Escape stops light and sound at once.');
  });

  it('starts with sound only, in the same place: nothing is drawn, and the demo says so', async () => {
    const { screen, settings, engine } = await renderDemo();
    const soundOnly = screen.getByRole('button', { name: SOUND_ONLY });
    const start = screen.getByRole('button', { name: START }).element();
    expect(soundOnly.element().parentElement).toBe(start.parentElement);
    await soundOnly.click();
    expect(settings().isOn).toBe(true);
    expect(engine.state.get().plan).toMatchObject({ isOn: true, light: { isOn: false } });
    const drawn = engine.commands.filter(({ name }) => name === 'choose' || name === 'start');
    expect(drawn.at(-1)?.name).toBe('start');
    await expect.element(screen.getByRole('figure').nth(0)).toMatchTextContent('Light off');
    const controls = screen.getByRole('group', { name: 'Session Controls' });
    await expect.element(controls.getByRole('switch')).toBeChecked();
    await expect.element(controls.getByText('Sound only')).toBeInTheDocument();
  });

  it('brings the light back for whoever starts the whole demo', async () => {
    const { screen, stores, engine, host } = await renderDemo();
    stores.output.setShowsLight(false);
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    await screen.getByRole('button', { name: START }).click();
    expect(engine.state.get().plan.light.isOn).toBe(true);
  });

  it('can be left by its quiet button without turning anything on', async () => {
    const { screen, settings } = await renderDemoPastWelcome(LOOK);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(settings().isOn).toBe(false);
  });

  it('can be left by Escape without turning anything on', async () => {
    const { screen, settings } = await renderDemo();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(settings().isOn).toBe(false);
  });
});

describe('the meeting switch', () => {
  it('is one key away, and waits while the welcome is open', async () => {
    const { screen, stores } = await renderDemo();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Alt>}m{/Alt}');
    expect(stores.output.$inMeeting.get()).toBe(false);
    await screen.getByRole('button', { name: START }).click();
    await userEvent.keyboard('{Alt>}m{/Alt}');
    expect(stores.output.$choice.get()).toMatchObject({ showsLight: false, ducksSound: true });
    await expect.element(screen.getByRole('status', { name: 'Meeting' })).toBeVisible();
  });
});

describe('the way to the desktop app', () => {
  it.each(['Get Desktop App', 'Download Desktop App', 'Download the desktop app'])(
    '“%s” leads home',
    async (name) => {
      const { screen } = await renderDemoPastWelcome();
      await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
    },
  );
});

describe('what the demo explains', () => {
  it('names perceptual load, entrainment from 0.1 to 100 Hz and the experience', async () => {
    const { screen } = await renderDemoPastWelcome();
    const box = screen.getByRole('region', { name: 'What is happening here' });
    await expect.element(box).toMatchTextContent('Perceptual load theory');
    await expect.element(box).toMatchTextContent('0.1–100 Hz');
    await expect.element(box).toMatchTextContent('The experience');
  });

  it('shows the safety note and the free minutes', async () => {
    const { screen } = await renderDemoPastWelcome();
    await expect.element(screen.getByRole('note')).toMatchTextContent('not a medical device');
    await expect.element(screen.getByText('15 minutes free daily, no credit card.')).toBeVisible();
  });

  it('says nothing of free minutes to a member, and asks none to try it', async () => {
    const { screen, stores } = await renderDemoPastWelcome();
    const terms = screen.getByText('15 minutes free daily, no credit card.');
    await expect.element(terms).toBeVisible();
    const user = {
      id: 'ada',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      role: 'member' as const,
      emailVerified: true,
    };
    stores.$who.set({ kind: 'member', user });
    await expect.element(terms).not.toBeInTheDocument();
    const title = screen.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveTextContent('Your session');
  });
});

describe('Try It Out', () => {
  it('starts with three open items', async () => {
    const { screen } = await renderDemoPastWelcome();
    for (const name of [
      'Experience the AVE effect',
      'Try different AI suggestions',
      'Adjust intensity to your preference',
    ]) {
      await expect.element(screen.getByRole('checkbox', { name })).not.toBeChecked();
    }
  });

  it('completes the first item with the start, and takes it back by hand', async () => {
    const { screen } = await renderDemoPastWelcome(START);
    const item = screen.getByRole('checkbox', { name: 'Experience the AVE effect' });
    await expect.element(item).toBeChecked();
    item.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(item).not.toBeChecked();
  });

  it('completes the third when the intensity leaves its default', async () => {
    const { screen, stores } = await renderDemoPastWelcome();
    stores.session.setStrength(0.6);
    const item = screen.getByRole('checkbox', { name: 'Adjust intensity to your preference' });
    await expect.element(item).toBeChecked();
  });
});

describe('Focus Reading', () => {
  it('opens with the built-in article, its words and no time', async () => {
    const { screen } = await renderDemoPastWelcome();
    const panel = screen.getByRole('tabpanel', { name: 'Focus Reading' });
    const title = panel.getByRole('heading', { name: 'Understanding Neural Oscillations' });
    await expect.element(title).toBeVisible();
    await expect.element(panel).toMatchTextContent(/Words in Article\d{3}/);
    await expect.element(panel).toMatchTextContent('Total Time Reading0:00');
  });

  it('counts while the effect is on and its tab is shown, and starts anew after either stopped', async () => {
    const { host, screen, stores } = await renderDemoPastWelcome(START);
    await host.advance(65_000);
    await expect.element(screen.getByText('1:05')).toBeVisible();
    await screen.getByRole('tab', { name: 'Code Editor' }).click();
    await host.advance(5000);
    expect(stores.readingTimer.$seconds.get()).toBe(0);
    await screen.getByRole('tab', { name: 'Focus Reading' }).click();
    await expect.element(screen.getByText('0:00')).toBeVisible();
    await host.advance(3000);
    await expect.element(screen.getByText('0:03')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText('0:00')).toBeVisible();
  });

  it('waits for a new article with the button disabled, then sets it as text in blocks', async () => {
    const { host, screen } = await renderDemoPastWelcome();
    host.respond('/api/capabilities', () =>
      jsonResponse({ aiSuggestions: true, aiArticles: true }),
    );
    let answer: (response: Response) => void = () => {};
    host.respond('/api/article', () => new Promise((resolve) => void (answer = resolve)));
    await screen.getByRole('button', { name: 'Read About Something Random' }).click();
    const waiting = screen.getByRole('button', { name: 'Generating new content...' });
    await expect.element(waiting).toBeDisabled();
    await expect.poll(() => host.requests.map(({ path }) => path)).toContain('/api/article');
    const content = '## Part one\n\nA **bold** <b>word</b>.\n\n- first\n- second';
    answer(jsonResponse({ title: 'On Sleep', content }));
    const article = screen.getByRole('article');
    await expect.element(article.getByRole('heading', { name: 'On Sleep' })).toBeVisible();
    await expect.element(article.getByRole('heading', { name: 'Part one' })).toBeVisible();
    await expect.element(article.getByText('A bold <b>word</b>.')).toBeVisible();
    expect(article.getByRole('strong').elements()).toHaveLength(1);
    expect(article.getByRole('listitem').elements()).toHaveLength(2);
    const again = screen.getByRole('button', { name: 'Read About Something Random' });
    await expect.element(again).toBeEnabled();
  });

  it('keeps the built-in article, without a call, where no key is configured', async () => {
    const { host, screen } = await renderDemoPastWelcome();
    host.respond('/api/capabilities', () =>
      jsonResponse({ aiSuggestions: false, aiArticles: false }),
    );
    await screen.getByRole('button', { name: 'Read About Something Random' }).click();
    await expect
      .poll(() => host.requests.map(({ path }) => path))
      .toEqual(['/api/quota', '/api/capabilities']);
    const title = screen.getByRole('heading', { name: 'Understanding Neural Oscillations' });
    await expect.element(title).toBeVisible();
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'No AI is set up here' }))
      .toBeVisible();
    await screen.getByRole('button', { name: /Our own articles/ }).click();
    await expect.element(screen.getByRole('option').nth(12)).toBeInTheDocument();
    await screen.getByRole('option', { name: 'The Price of Switching' }).click();
    await expect
      .element(screen.getByRole('article').getByRole('heading'))
      .toMatchTextContent('The Price of Switching');
  });
});

describe('the pane', () => {
  const PANE = ['Assistant', 'Tune', 'Signal', 'Calendar', 'Programs', 'Self-test'];

  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('has a tab for each thing that a session is set by, and opens with the assistant', async () => {
    const { screen } = await renderDemoPastWelcome();
    const tabs = screen.getByRole('tablist', { name: 'Session' }).getByRole('tab');
    await expect.poll(() => tabs.elements().map(({ textContent }) => textContent)).toEqual(PANE);
    const panel = screen.getByRole('tabpanel', { name: 'Assistant' });
    const heading = panel.getByRole('heading', { name: 'AI Brain Optimizer' });
    await expect.element(heading).toBeInTheDocument();
  });

  it.each([
    ['#tune', 'Tune'],
    ['#signal', 'Signal'],
    ['#calendar', 'Calendar'],
    ['#programs', 'Programs'],
    ['#self-test', 'Self-test'],
    ['#program=AAAA', 'Programs'],
  ])('opens %s with the tab %s', async (fragment, name) => {
    history.replaceState(null, '', fragment);
    const { screen } = await renderDemoPastWelcome();
    const tab = screen.getByRole('tab', { name });
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  });

  it('goes to the tab that a link on the page asks for later', async () => {
    const { screen } = await renderDemoPastWelcome();
    location.hash = '#calendar';
    const tab = screen.getByRole('tab', { name: 'Calendar' });
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
    await screen.getByRole('tab', { name: 'Tune' }).click();
    await expect.element(tab).toHaveAttribute('aria-selected', 'false');
  });

  it('follows addresses twice in a second, to the last of them', async () => {
    const { host, screen } = await renderDemoPastWelcome(LOOK, CalmPanels);
    await host.advance(5000);
    const go = async (fragment: string) => {
      const gone = new Promise((resolve) =>
        addEventListener('hashchange', resolve, { once: true }),
      );
      location.hash = fragment;
      await gone;
    };
    const isShown = async (name: string) => {
      const tab = screen.getByRole('tab', { name });
      await expect.element(tab).toHaveAttribute('aria-selected', 'true');
    };
    await go('#tune');
    await isShown('Tune');
    await go('#calendar');
    await go('#signal');
    await host.advance(499);
    await isShown('Tune');
    await host.advance(1);
    await isShown('Signal');
  });

  it('loses nothing of a tab behind another', async () => {
    const { screen } = await renderDemoPastWelcome();
    const typed = screen.getByRole('textbox', { name: 'What are you about to do?' });
    await expect.element(typed).toBeVisible();
    const element = typed.element();
    await screen.getByRole('tab', { name: 'Tune' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Fast rhythm' })).toBeInTheDocument();
    await screen.getByRole('tab', { name: 'Assistant' }).click();
    expect(typed.element()).toBe(element);
  });

  it('says what cannot be had here whichever tab is shown', async () => {
    const { screen, engine } = await renderDemoPastWelcome();
    await screen.getByRole('tab', { name: 'Programs' }).click();
    engine.report({ light: 'unavailable', lightReason: 'no WebGL 2' });
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent('The light cannot be shown here');
  });
});

describe('the other practice tabs', () => {
  it('say so in a sentence when the video is missing', async () => {
    const { screen } = await renderDemoPastWelcome();
    await screen.getByRole('tab', { name: 'Video Demo' }).click();
    await expect.element(screen.getByText(/The video could not be loaded/)).toBeVisible();
  });

  it('set a sample of code', async () => {
    const { screen } = await renderDemoPastWelcome();
    await screen.getByRole('tab', { name: 'Code Editor' }).click();
    const code = screen.getByRole('region', { name: 'phase.ts' });
    await expect.element(code).toMatchTextContent('export function phaseAt');
  });

  it('change with the arrow keys', async () => {
    const { screen } = await renderDemoPastWelcome();
    screen.getByRole('tab', { name: 'Focus Reading' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    const video = screen.getByRole('tab', { name: 'Video Demo' });
    await expect.element(video).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the ink of the page', () => {
  const hue = () => document.documentElement.style.getPropertyValue('--hue');

  it('is the hue that light really has, which Flash guard keeps out of saturated red', async () => {
    const { stores } = await renderDemoPastWelcome();
    const first = hue();
    stores.session.setHue(40);
    await expect.poll(hue).not.toBe(first);
    const inked = hue();
    stores.session.setHue(200);
    await expect.poll(hue).not.toBe(inked);
    stores.session.setHue(10);
    await expect.poll(hue).toBe(inked);
    stores.output.turnGuardOff();
    await expect.poll(hue).not.toBe(inked);
  });

  it('is the hue of the program that plays, and goes with it', async () => {
    const { stores } = await renderDemoPastWelcome();
    const { session } = stores;
    session.setHue(100);
    await expect.poll(hue).not.toBe('');
    const own = hue();
    session.setHue(240);
    await expect.poll(hue).not.toBe(own);
    const last = hue();
    session.setHue(180);
    session.program.start({ ...GLIDE, start: { ...GLIDE.start, hue: 100 } });
    await expect.poll(hue).toBe(own);
    session.program.seek(60_000);
    await expect.poll(hue).toBe(last);
  });
});

describe('the figure at the top', () => {
  it('says what it plots, and that it is slowed down while it moves', async () => {
    const { screen } = await renderDemoPastWelcome(START);
    const caption = screen.getByRole('figure').nth(0);
    await expect.element(caption).toMatchTextContent('3 Hz carrying 40 Hz, slowed 20×.');
    await userEvent.keyboard('{Escape}');
    await expect.element(caption).toMatchTextContent('3 Hz carrying 40 Hz.');
  });

  it('draws the pair of the program where it stands, and that of the settings without one', async () => {
    const { host, screen, stores } = await renderDemoPastWelcome(LOOK);
    const figure = screen.getByRole('figure').nth(0);
    const stroke = () => figure.element().querySelector('path')?.getAttribute('d');
    const { program } = stores.session;
    const set = stroke();
    program.start(GLIDE);
    await expect.element(figure).toMatchTextContent('One second of 4 Hz carrying 20 Hz');
    const begun = stroke();
    expect(begun).not.toBe(set);
    program.seek(30_000);
    await expect.element(figure).toMatchTextContent('One second of 3 Hz carrying 15 Hz');
    expect(stroke()).not.toBe(begun);
    program.pause();
    await expect.element(figure).toMatchTextContent('3 Hz carrying 15 Hz.');
    program.stop();
    await host.advance(5000);
    await expect.element(figure).toMatchTextContent('3 Hz carrying 40 Hz.');
    // The same figure, whose rhythms go on where they stood.
    expect(stroke()).not.toBe(begun);
  });

  it('names what light and sound deliver, and neither while it is off or not to be had', async () => {
    const { engine, screen, stores } = await renderDemoPastWelcome();
    const caption = screen.getByRole('figure').nth(0);
    await expect.element(caption).toMatchTextContent('Light offSound off');
    stores.session.turnOn();
    await expect.element(caption).toMatchTextContent(/Light [1-9].*Sound 40 Hz/);
    engine.report({ light: 'unavailable', lightReason: 'no WebGL 2' });
    await expect.element(caption).toMatchTextContent('Light offSound 40 Hz');
    engine.report({ audio: 'unavailable', audioReason: 'no device' });
    await expect.element(caption).toMatchTextContent('Light offSound off');
  });

  it('says why the light pulses more slowly than was asked, and leads to what it delivers', async () => {
    const { screen, stores } = await renderDemoPastWelcome();
    const why = screen.getByText('measuring this screen…');
    await expect.element(screen.getByRole('tab', { name: 'Signal' })).toBeInTheDocument();
    expect(why.query()).toBeNull();
    stores.session.turnOn();
    await why.click();
    const signal = screen.getByRole('tab', { name: 'Signal' });
    await expect.element(signal).toHaveAttribute('aria-selected', 'true');
  });
});

describe('a session of a self-test in another tab', () => {
  it('is warned of before anything plays here, and while it does', async () => {
    const { host, screen, stores } = await renderDemoPastWelcome();
    const warning = screen.getByText('A session of your self-test is running in another tab');
    await host.advance(5_000);
    expect(warning.query()).toBeNull();
    let end: () => void = () => undefined;
    const plays = new Promise<void>((resolve) => (end = resolve));
    const tab = navigator.locks.request('overtone.self-test.another', () => plays);
    await host.advance(5_000);
    await expect.element(warning).toBeVisible();
    await expect.element(screen.getByText(/^Light and sound that you start here/u)).toBeVisible();
    stores.session.turnOn();
    await expect.element(screen.getByText(/^What plays here mixes into it/u)).toBeVisible();
    end();
    await tab;
    await host.advance(5_000);
    await expect.element(warning).not.toBeInTheDocument();
  });
});
