import type { Letter } from '@overtone/domain/contract/letters';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { CalmPanels } from '@overtone/ui/page/calm-panels';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LetterPreview } from './letter-preview.tsx';

const LETTER = { id: '0198f3a0-0000-7000-8000-000000000001', revision: 3 } as Letter;

it('a letter is looked at in another way twice in a second, while an arrow key is held on the choice of it', async () => {
  const host = createFakeHost();
  const screen = await render(
    <CalmPanels host={host}>
      <LetterPreview letter={LETTER} />
    </CalmPanels>,
  );
  const frame = screen.container.querySelector('iframe');
  const chosen = () => screen.container.querySelector('input:checked')?.getAttribute('value');
  const shown = () => new URL(frame?.src ?? '').searchParams.get('as');
  const first = shown();
  screen.getByRole('radio').first().element().focus();
  await userEvent.keyboard('{ArrowRight}');
  const second = chosen();
  await expect.poll(shown).toBe(second);
  await userEvent.keyboard('{ArrowRight>7/}');
  const last = chosen();
  expect(new Set([first, second, last]).size).toBe(3);
  await host.advance(499);
  expect(shown()).toBe(second);
  await host.advance(1);
  await expect.poll(shown).toBe(last);
});
