import { OUTPUT_CHOICE_KEY } from '@overtone/client/safety/output-store';
import { fragmentOf } from '@overtone/domain/program/link/program-link';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { RUNNING_MARK } from '@overtone/client/self-test/running-mark';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginDemo, type BegunDemo } from './begin-demo.ts';
import { Welcome } from './welcome.tsx';

let begun: BegunDemo | undefined;
let place: HTMLElement | undefined;
afterEach(() => {
  begun?.stop();
  place?.remove();
  history.replaceState(null, '', location.pathname + location.search);
});

function writePage(): HTMLElement {
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<a href="#under">Under the welcome</a>${renderToStaticMarkup(<Welcome />)}`;
  return place;
}

/** The demo before anything of the page around the welcome is alive. */
function begin(fragment = '', host = createFakeHost()) {
  const engine = createFakeEngine();
  begun = beginDemo(writePage(), host, engine, null, fragment);
  const names = () => engine.commands.map(({ name }) => name);
  const { session } = begun;
  return { names, isOn: session.$isOn, $played: session.program.$played };
}

const dialog = page.getByRole('dialog', { name: 'Welcome to Overtone' });
const startShared = page.getByRole('button', { name: 'Start the shared program' });
const NAP = OWN_PROGRAMS.find(({ id }) => id === 'nap');

/** The fragment of a link to the program for a nap. */
function shared(): string {
  const fragment = NAP && fragmentOf(NAP.program);
  if (!fragment?.ok) throw new Error('There is no link to a nap.');
  return fragment.value;
}

const start = page.getByRole('button', { name: 'Start Demo Experience' });

describe('the welcome as it is written into the page', () => {
  it('can be read, and says by its buttons that it does not answer yet', async () => {
    const root = writePage();
    await expect.element(dialog).toBeVisible();
    const buttons = [...root.querySelectorAll('button')];
    expect(buttons.filter(({ hidden }) => !hidden)).toHaveLength(3);
    expect(buttons.every(({ disabled }) => disabled)).toBe(true);
  });
});

describe('beginDemo', () => {
  it('lets Start answer before the page around it is alive', async () => {
    const { names, isOn } = begin();
    await start.click();
    expect(isOn.get()).toBe(true);
    expect(names()).toContain('start');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('lets Escape stop light and sound from then on', async () => {
    const { names, isOn } = begin();
    await start.click();
    await userEvent.keyboard('{Escape}');
    expect(isOn.get()).toBe(false);
    expect(names()).toContain('shutDown');
  });

  it('keeps the focus in the welcome', async () => {
    begin();
    await expect.element(dialog).toHaveFocus();
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement?.textContent).not.toBe('Under the welcome');
    }
    expect(dialog.element().matches(':modal')).toBe(true);
  });

  it('says that a self-test is under way, where one of this browser is, and only there', async () => {
    const says = page.getByText('A self-test is under way', { exact: false });
    begin();
    await expect.element(dialog).toBeVisible();
    expect(says.element().checkVisibility()).toBe(false);
    begun?.stop();
    place?.remove();
    const host = createFakeHost();
    host.storage.write(RUNNING_MARK, 'running');
    begin('', host);
    await expect.element(says).toBeVisible();
  });

  it.each(['#program=', '#program=AAAA', `#program=${'A'.repeat(5000)}`])(
    'says what is wrong with a link that cannot be read, and of no program that waits: %s',
    async (fragment) => {
      const damaged = page.getByText('This link is damaged or was cut off; ask for it again.');
      begin();
      await expect.element(dialog).toBeVisible();
      expect(damaged.query()).toBeNull();
      begun?.stop();
      place?.remove();
      begin(fragment);
      await expect.element(damaged).toBeVisible();
      const waits = dialog.getByText(/was shared with you/u).elements();
      expect(waits.some((line) => line.checkVisibility())).toBe(false);
      await expect.element(start).toBeEnabled();
      expect(startShared.query()).toBeNull();
    },
  );

  it('leads to the self-test before all else where one is under way, without light or sound', async () => {
    const host = createFakeHost();
    host.storage.write(RUNNING_MARK, 'running');
    const { names, isOn } = begin('', host);
    const [first, second] = dialog.getByRole('button').all();
    expect(first?.element().checkVisibility()).toBe(true);
    const go = dialog.getByRole('button', { name: 'Go to my self-test' });
    expect(first?.element()).toBe(go.element());
    expect(second?.element()).toBe(start.element());
    expect(start.element().className).not.toBe(go.element().className);
    await go.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(location.hash).toBe('#self-test');
    expect(isOn.get()).toBe(false);
    expect(names()).not.toContain('start');
  });

  it('leads to the self-test where the address asks for it, and nowhere else', async () => {
    begin('#self-test');
    await expect.element(dialog.getByRole('button', { name: 'Go to the self-test' })).toBeVisible();
    begun?.stop();
    place?.remove();
    begin('#tune');
    await expect.element(start).toBeEnabled();
    expect(dialog.getByRole('button', { name: 'self-test' }).query()).toBeNull();
  });

  it('says of a shared program what it does beside the way to the self-test, which stays the loudest', async () => {
    const host = createFakeHost();
    host.storage.write(RUNNING_MARK, 'running');
    begin(`#${shared()}`, host);
    await expect.element(startShared).toBeVisible();
    const loud = dialog.getByRole('button', { name: 'Go to my self-test' }).element().className;
    expect([startShared, start].map((button) => button.element().className)).not.toContain(loud);
  });

  it('says what a shared program does, and starts it before all else', async () => {
    const { isOn, $played } = begin(`#${shared()}`);
    await expect.element(page.getByText('It plays for 20 minutes', { exact: false })).toBeVisible();
    await expect.element(dialog).toMatchTextContent(`${NAP?.program.name} was shared with you.`);
    const [first] = dialog.getByRole('button').all();
    expect(first?.element().textContent).toBe('Start the shared program');
    expect(start.element().className).not.toBe(startShared.element().className);
    expect(isOn.get()).toBe(false);
    await startShared.click();
    expect(isOn.get()).toBe(true);
    expect($played.get()?.program.name).toBe(NAP?.program.name);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('starts no shared program where Flash guard is off on this device', async () => {
    const host = createFakeHost();
    const choice = { person: 'visitor', flashGuard: false };
    host.storage.write(OUTPUT_CHOICE_KEY, JSON.stringify(choice));
    begin(`#${shared()}`, host);
    expect(begun?.output.$choice.get().flashGuard).toBe(false);
    const waits = page.getByText('A program was shared with you', { exact: false });
    await expect.element(waits).toBeVisible();
    expect(startShared.query()).toBeNull();
  });

  it('says that a program was still playing as the page went, where one was', async () => {
    const stood = page.getByText('A program was still playing', { exact: false });
    const host = createFakeHost();
    begin('', host);
    expect(stood.element().checkVisibility()).toBe(false);
    const note = {
      program: {},
      positionMs: 60_000,
      isPaused: true,
      at: host.wallClock().getTime(),
    };
    host.storage.write('overtone.program-left', JSON.stringify(note));
    begun?.stop();
    place?.remove();
    begin('', host);
    await expect.element(stood).toBeVisible();
    const named = { ...note, program: { name: 'An evening' }, positionMs: 733_900 };
    host.storage.write('overtone.program-left', JSON.stringify(named));
    begun?.stop();
    place?.remove();
    begin('', host);
    await expect
      .element(dialog)
      .toMatchTextContent('An evening stood at 12:13 when this page was closed. It is waiting');
  });

  it('refuses a page without a welcome', () => {
    const engine = createFakeEngine();
    expect(() => beginDemo(document.createElement('div'), createFakeHost(), engine)).toThrow(
      'no welcome',
    );
  });
});
