/// <reference types="@vitest/browser-playwright" />
import { NEW_PROGRAM } from '@overtone/client/program/new-program';
import { createProgramDesk } from '@overtone/client/program/program-desk';
import { devicePrograms } from '@overtone/client/program-sync/device-programs';
import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSession } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from '../controls/checkbox.tsx';
import { Choice } from '../controls/choice.tsx';
import { Switch } from '../controls/switch.tsx';
import { Tabs } from '../controls/tabs.tsx';
import { ProgramsPanel } from '../program/programs-panel.tsx';
import { MeetingToggle } from '../safety/meeting-toggle.tsx';
import rules from './forced-colours.css?raw';

/** The rules as a page has them that no compiler has read: each is for a class. */
const STYLE = rules.replaceAll(/@utility (?<name>[\w-]+) \{/gu, '.$<name> {');

const force = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

const nothing = () => undefined;

function renderStyled(children: ReactNode) {
  return render(
    <>
      <style>{STYLE}</style>
      {children}
    </>,
  );
}

function groundOf(element: Element | null | undefined): string {
  if (!element) throw new Error('It is not there.');
  return getComputedStyle(element).backgroundColor;
}

/** What is drawn of a switch or a checkbox. */
const boxOf = (control: Element) => control.closest('label')?.querySelector('.chosen-box');

beforeEach(() => force('active'));
afterEach(() => force(''));

describe('where the system chooses the colours', () => {
  it('the key of a choice that is chosen has another ground than the others', async () => {
    const options = ['one', 'two'].map((value) => ({ value, name: value }));
    const screen = await renderStyled(
      <Choice label="Number" options={options} value="one" onChange={nothing} />,
    );
    const ground = (name: string) =>
      groundOf(screen.getByRole('radio', { name }).element().closest('label'));
    expect(ground('one')).not.toBe(ground('two'));
  });

  it('a switch that is on has another slot than one that is off, and each a knob to be seen', async () => {
    const screen = await renderStyled(
      <>
        <Switch isOn onChange={nothing} aria-label="Light" />
        <Switch isOn={false} onChange={nothing} aria-label="Sound" />
      </>,
    );
    const [on, off] = ['Light', 'Sound'].map((name) =>
      boxOf(screen.getByRole('switch', { name }).element()),
    );
    expect(groundOf(on)).not.toBe(groundOf(off));
    for (const slot of [on, off])
      expect(groundOf(slot?.firstElementChild)).not.toBe(groundOf(slot));
  });

  it('a box that is ticked has another ground than one that is not, and a tick to be seen', async () => {
    const screen = await renderStyled(
      <>
        <Checkbox isChecked onChange={nothing}>
          Done
        </Checkbox>
        <Checkbox isChecked={false} onChange={nothing}>
          Open
        </Checkbox>
      </>,
    );
    const [ticked, empty] = ['Done', 'Open'].map((name) =>
      boxOf(screen.getByRole('checkbox', { name }).element()),
    );
    expect(groundOf(ticked)).not.toBe(groundOf(empty));
    const tick = ticked?.querySelector('svg');
    if (!tick) throw new Error('There is no tick.');
    expect(getComputedStyle(tick).stroke).not.toBe(groundOf(ticked));
  });

  it('the tab that is shown has another edge than the others', async () => {
    const tabs = ['one', 'two'].map((id) => ({ id, title: id, content: id }));
    const screen = await renderStyled(
      <Tabs
        label="Numbers"
        tabs={tabs}
        selected="one"
        onSelect={nothing}
        host={createFakeHost()}
      />,
    );
    await expect.element(screen.getByRole('tab', { name: 'two' })).toBeVisible();
    const edge = (name: string) =>
      getComputedStyle(screen.getByRole('tab', { name }).element()).borderBottomColor;
    expect(edge('one')).not.toBe(edge('two'));
  });

  it('the stage that is selected has another edge than the others', async () => {
    const desk = createProgramDesk(devicePrograms(createFakeHost().storage));
    const screen = await renderStyled(
      <ProgramsPanel desk={desk} player={null} delivered={null} address={null} isGuarded />,
    );
    desk.open({ ...NEW_PROGRAM, course: [...NEW_PROGRAM.course, ...NEW_PROGRAM.course] }, 'own');
    const option = (number: number) =>
      screen.getByRole('option', { name: new RegExp(`^Stage ${number}:`, 'u') });
    await expect.element(option(1)).toHaveAttribute('aria-selected', 'true');
    await expect.element(option(2)).toHaveAttribute('aria-selected', 'false');
    const edge = (number: number) => getComputedStyle(option(number).element()).borderTopColor;
    expect(edge(1)).not.toBe(edge(2));
  });

  it('a key that is pressed has another ground than before', async () => {
    const host = createFakeHost();
    const engine = createFakeEngine();
    const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
    const output = createOutputStore({ engine, host, session, person: 'visitor' });
    const screen = await renderStyled(<MeetingToggle output={output} />);
    const key = screen.getByRole('button', { name: /^Meeting/u });
    const before = groundOf(key.element());
    output.setInMeeting(true);
    await expect.element(key).toHaveAttribute('aria-pressed', 'true');
    expect(groundOf(key.element())).not.toBe(before);
  });
});
