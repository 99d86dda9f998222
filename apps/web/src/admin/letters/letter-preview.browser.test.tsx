import type { Letter } from '@overtone/domain/contract/letters';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { CalmPanels } from '@overtone/ui/page/calm-panels';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LetterPreview } from './letter-preview.tsx';

const LETTER = { id: '0198f3a0-0000-7000-8000-000000000001', revision: 3 } as Letter;

it('a letter is looked at in another way twice in a second, however fast that is chosen', async () => {
  const host = createFakeHost();
  const screen = await render(
    <CalmPanels host={host}>
      <LetterPreview letter={LETTER} />
    </CalmPanels>,
  );
  const frame = screen.container.querySelector('iframe');
  const shown = () => new URL(frame?.src ?? '').searchParams.get('as');
  const choose = async (name: string) => {
    const radio = screen.getByRole('radio', { name });
    await radio.click({ force: true });
    await expect.element(radio).toBeChecked();
  };
  await choose('By night');
  await expect.poll(shown).toBe('night');
  for (const name of ['By day', 'By night', 'Plain text']) await choose(name);
  await host.advance(499);
  expect(shown()).toBe('night');
  await host.advance(1);
  await expect.poll(shown).toBe('text');
});
