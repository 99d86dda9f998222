import { createSession } from '@overtone/client/session/session';
import { offeredProgram } from '@overtone/client/assistant/offered-program';
import type { Program } from '@overtone/domain/program/program';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { OVERLAY_FADE_MS } from '@overtone/domain/session/overlay-fade';
import { recommend } from '@overtone/recommender/recommend';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { changesOf } from '../page/testing/changes-of.ts';
import { ProgramOffer } from './program-offer.tsx';

const SUGGESTION = recommend('writing an essay');
const TEN = '2026-11-23T10:00:00Z';

/** What is offered to somebody who says `text` at ten, or another time, on a clock that a test moves. */
async function offered(text: string, canEdit = true, iso = TEN) {
  const host = createFakeHost();
  const session = createSession({ defaults: DEMO_DEFAULTS, engine: createFakeEngine(), host });
  let clock = new Date(iso);
  const offer = offeredProgram(text, undefined, 'UTC');
  if (offer === null) throw new Error('Nothing is offered.');
  const edited: Program[] = [];
  const screen = await render(
    <CalmPanels host={host}>
      <ProgramOffer
        offer={offer}
        player={session.program}
        now={() => clock}
        onEdit={canEdit ? (program) => edited.push(program) : null}
      />
    </CalmPanels>,
  );
  const setClock = (iso: string) => {
    clock = new Date(iso);
  };
  return { host, session, screen, edited, setClock };
}

describe('a program that is offered', () => {
  it('shows its course and says what it does, and plays nothing', async () => {
    const { session, screen } = await offered('half an hour to wind down');
    await expect.element(screen.getByRole('heading', { name: 'Wind down' })).toBeVisible();
    await expect.element(screen.getByText('Length 30:00')).toBeVisible();
    await expect
      .element(
        screen.getByText('It takes 30 minutes, falling to 2 Hz in a warm hue', { exact: false }),
      )
      .toBeVisible();
    await expect.element(screen.getByRole('list', { name: 'Its course' })).toBeInTheDocument();
    expect(session.program.$played.get()).toBeNull();
  });

  it('stays within its width, the mark of its last minute too', async () => {
    const { screen } = await offered('half an hour to wind down');
    const list = screen.getByRole('list', { name: 'Its course' });
    const look = document.createElement('style');
    look.textContent =
      '.relative { position: relative } .absolute { position: absolute } .border-l { border-left: 1px solid }';
    screen.container.append(look);
    const place = list.element().parentElement;
    if (!place) throw new Error('The course is not drawn.');
    place.style.overflow = 'auto';
    await expect.poll(() => place.clientWidth).toBeGreaterThan(0);
    expect(place.scrollWidth).toBe(place.clientWidth);
  });

  it('names the closest work to its course, as the list of programs does', async () => {
    const { screen } = await offered('half an hour to wind down');
    await expect.element(screen.getByText(/^Closest work: Tang, /u)).toBeVisible();
    expect(screen.container.textContent).not.toContain('none found');
  });

  it('says how many more parts a long course has than are listed', async () => {
    const { screen } = await offered('four pomodoros');
    const course = screen.getByRole('list', { name: 'Its course' });
    const parts = course.getByRole('listitem');
    await expect.element(parts.nth(12)).toHaveTextContent('and 5 more');
    expect(parts.elements()).toHaveLength(13);
    const short = await offered('half an hour to wind down');
    expect(short.screen.container.textContent).not.toContain('more');
  });

  it('is started, paused and stopped', async () => {
    const { host, session, screen } = await offered('half an hour to wind down');
    await screen.getByRole('button', { name: 'Start' }).click();
    expect(session.program.$played.get()?.program.name).toBe('Wind down');
    expect(session.$isOn.get()).toBe(true);
    await screen.getByRole('button', { name: 'Pause' }).click();
    expect(session.$isOn.get()).toBe(false);
    await screen.getByRole('button', { name: 'Stop', exact: true }).click();
    await host.advance(OVERLAY_FADE_MS);
    await expect.element(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  });

  it('says that it has ended by itself, and of no other', async () => {
    const { host, session, screen } = await offered('half an hour to wind down');
    await screen.getByRole('button', { name: 'Start' }).click();
    session.program.seek(30 * 60_000);
    await host.advance(10_000);
    const words = screen.getByText('“Wind down” has ended.');
    await expect.element(words).toBeVisible();
    const program = session.program.$ended.get();
    if (program === null) throw new Error('Nothing has ended.');
    session.program.start({ ...program, name: 'Another' }, { fromMs: 30 * 60_000 });
    await expect.element(words).not.toBeInTheDocument();
    await host.advance(10_000);
    expect(session.program.$ended.get()?.name).toBe('Another');
    expect(screen.container.textContent).not.toContain('has ended');
  });

  it('that gave way goes on where it stood, or begins anew', async () => {
    const { session, screen } = await offered('half an hour to wind down');
    const played = () => session.program.$played.get()?.program.name;
    await screen.getByRole('button', { name: 'Start' }).click();
    session.program.seek(12 * 60_000);
    session.applySuggestion(SUGGESTION);
    expect(played()).toBeUndefined();
    await expect.element(screen.getByText('It stood at 12:00 of 30:00.')).toBeVisible();
    await screen.getByRole('button', { name: 'Go on from there' }).click();
    await expect.element(screen.getByText('12:00 of 30:00', { exact: true })).toBeVisible();
    session.applySuggestion(SUGGESTION);
    await screen.getByRole('button', { name: 'From the start' }).click();
    await expect.element(screen.getByText('0:00 of 30:00', { exact: true })).toBeVisible();
    expect(played()).toBe('Wind down');
  });

  it('is opened to be changed, where there is a place for that', async () => {
    const { screen, edited } = await offered('half an hour to wind down');
    await screen.getByRole('button', { name: 'Edit' }).click();
    expect(edited.map(({ name }) => name)).toEqual(['Wind down']);
  });

  it('is not opened where there is none', async () => {
    const { screen } = await offered('half an hour to wind down', false);
    await expect.element(screen.getByRole('button', { name: 'Start' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' }).query()).toBeNull();
  });

  it('can be put aside and shown again, and the focus stays', async () => {
    const { host, screen } = await offered('half an hour to wind down');
    await screen.getByRole('button', { name: 'Not now' }).click();
    expect(screen.getByRole('button', { name: 'Start' }).query()).toBeNull();
    const again = screen.getByRole('button', { name: 'Show the program “Wind down”' });
    await expect.element(again).toHaveFocus();
    await host.advance(500);
    await again.click();
    await expect.element(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  });

  it('is put aside and shown twice in a second, however fast it is turned over', async () => {
    const { host, screen } = await offered('half an hour to wind down');
    const start = screen.getByRole('button', { name: 'Start' });
    const shown = changesOf(() => start.query() !== null);
    screen.getByRole('button', { name: 'Not now' }).element().focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    await host.advance(499);
    expect(shown).toEqual([true, false]);
    await host.advance(1);
    await expect.poll(() => shown).toEqual([true, false, true]);
  });

  it('says the minute that was asked for as its end, and of a length the one that it ends in', async () => {
    const at = (iso: string) =>
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(
        new Date(iso),
      );
    const late = '2026-11-23T10:35:26.700Z';
    const { screen } = await offered('25/5 until noon', true, late);
    const says = `Started now, it ends at ${at('2026-11-23T12:00:00Z')}.`;
    await expect.element(screen.getByText(says, { exact: false })).toBeVisible();
    const other = await offered('half an hour to wind down', true, late);
    const then = `Started now, it ends at ${at('2026-11-23T11:05:00Z')}.`;
    await expect.element(other.screen.getByText(then, { exact: false })).toBeVisible();
  });

  it('ends when it was asked to, however late it begins', async () => {
    const { session, screen, setClock } = await offered('25/5 until noon');
    setClock('2026-11-23T11:00:00Z');
    await screen.getByRole('button', { name: 'Start' }).click();
    expect(session.program.$played.get()?.play.timeline.lengthMs).toBe(60 * 60_000);
  });
});
