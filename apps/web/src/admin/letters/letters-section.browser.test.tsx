import type { Letter } from '@overtone/domain/contract/letters';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { CalmPanels } from '@overtone/ui/page/calm-panels';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LettersSection } from './letters-section.tsx';

const PATH = '/api/admin/letters';
const TIME = '2026-03-02T09:00:00.000Z';

function letterOf(nth: number, state: Letter['state'] = 'draft'): Letter {
  return {
    id: `0198f3a0-0000-7000-8000-00000000000${nth}`,
    audience: 'newsletter',
    subject: `Letter ${nth}`,
    text: 'Hello.',
    state,
    updatedAt: TIME,
    startedAt: state === 'draft' ? null : TIME,
    endedAt: null,
    sent: 0,
    revision: 1,
    people: 30,
    remaining: 30,
    waiting: 0,
    failed: 0,
    leftOut: 0,
    perMinute: 120,
    failures: [],
  };
}

const WRITTEN = letterOf(3);

/** The section where these letters are listed, and another one can be written. */
async function renderLetters(letters: readonly Letter[], next: string | null = null) {
  const host = createFakeHost();
  /** What comes of asking for the list, from now on. */
  const answer = (asked: () => Response) =>
    host.respond(PATH, ({ method }) => (method === 'POST' ? jsonResponse(WRITTEN, 201) : asked()));
  const list = (listed: readonly Letter[]) => answer(() => jsonResponse({ letters: listed, next }));
  list(letters);
  for (const letter of [letterOf(1), letterOf(2), WRITTEN]) {
    host.respond(`${PATH}/${letter.id}`, ({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : jsonResponse(letter),
    );
  }
  const screen = await render(
    <CalmPanels host={host}>
      <LettersSection host={host} onActed={() => undefined} />
    </CalmPanels>,
  );
  /** The line that opens to a letter; it says its state, too. */
  const lineOf = (nth: number) =>
    screen.getByRole('button', { name: `Letter ${nth}`, exact: false });
  return {
    host,
    screen,
    answer,
    /** Has these listed from now on. */
    list,
    write: () => screen.getByRole('button', { name: 'Write a newsletter' }).click(),
    open: (nth: number) => lineOf(nth).click(),
    lineOf,
    textOf: (nth: number) =>
      screen
        .getByRole('listitem')
        .filter({ hasText: `Letter ${nth}` })
        .getByLabelText('Text', { exact: true }),
  };
}

describe('what is being written', () => {
  it('stays as it is where the list can not be read again, which is said', async () => {
    const { screen, answer, open, textOf, write } = await renderLetters([letterOf(1)]);
    await open(1);
    await textOf(1).fill('Not saved yet.');
    const busy = { error: 'The server is busy.', code: 'internal_error' };
    answer(() => jsonResponse(busy, 500));
    await write();
    const notice = screen.getByRole('alert').filter({ hasText: 'The letters could not be read' });
    await expect.element(notice.getByText('The server is busy.')).toBeVisible();
    await expect.element(textOf(1)).toHaveValue('Not saved yet.');
  });

  it('stays as it is among the older letters where the first page is read again', async () => {
    const { host, screen, list, lineOf, open, textOf, write } = await renderLetters(
      [letterOf(2)],
      'older',
    );
    host.respond(`${PATH}?after=older`, () => jsonResponse({ letters: [letterOf(1)], next: null }));
    await screen.getByRole('button', { name: 'Show older letters' }).click();
    await open(1);
    await textOf(1).fill('Not saved yet.');
    list([WRITTEN, letterOf(2)]);
    await write();
    await expect.element(lineOf(3)).toBeVisible();
    await expect.element(textOf(1)).toHaveValue('Not saved yet.');
  });
});

it('a draft that is deleted leaves the focus where it was', async () => {
  const { screen, list, lineOf, open } = await renderLetters([letterOf(2), letterOf(1)]);
  await open(2);
  list([letterOf(1)]);
  await screen.getByRole('button', { name: 'Delete the draft' }).click();
  const gone = screen.getByText('The draft is deleted.');
  await expect.element(gone).toHaveFocus();
  await expect.element(lineOf(2)).not.toBeInTheDocument();
  await expect.element(lineOf(1)).toBeVisible();
});

describe('what was done with a letter has the focus, whose button is gone', () => {
  const SAID = { sending: /^It goes out at 120/u, stopped: /^It is stopped/u } as const;

  it.each([
    ['sending', 'Stop', 'sending', 'stopped'],
    ['stopped', 'Go on', 'resumption', 'sending'],
  ] as const)('where one that is %s is told to “%s”', async (state, button, path, after) => {
    const { host, screen, open } = await renderLetters([letterOf(1)]);
    host.respond(`${PATH}/${letterOf(1).id}`, () => jsonResponse(letterOf(1, state)));
    host.respond(`${PATH}/${letterOf(1).id}/${path}`, () => jsonResponse(letterOf(1, after)));
    await open(1);
    await screen.getByRole('button', { name: button }).click();
    await expect.element(screen.getByText(SAID[after])).toHaveFocus();
  });

  it('where one is sent', async () => {
    const { host, screen, open } = await renderLetters([letterOf(1)]);
    host.respond(`${PATH}/${letterOf(1).id}/sending`, () => jsonResponse(letterOf(1, 'sending')));
    await open(1);
    await host.advance(500);
    await screen.getByRole('button', { name: 'Send to 30 people…' }).click();
    await screen.getByLabelText('Type the subject of the letter').fill('Letter 1');
    await screen.getByRole('button', { name: 'Send it' }).click();
    await expect.element(screen.getByText(SAID.sending)).toHaveFocus();
  });
});
