import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { Disclosure } from './disclosure.tsx';

it('panels under their headings fold and unfold twice in a second, however fast they are pressed', async () => {
  const host = createFakeHost();
  const told: string[] = [];
  const screen = await render(
    <CalmPanels host={host}>
      {['Settings', 'Tables'].map((title) => (
        <Disclosure
          key={title}
          title={title}
          onUnfold={(isUnfolded) => void told.push(`${title} ${isUnfolded}`)}
        >
          <p>{`What ${title} holds`}</p>
        </Disclosure>
      ))}
    </CalmPanels>,
  );
  const settings = screen.getByRole('button', { name: 'Settings' });
  settings.element().focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
  await expect.element(settings).toHaveAttribute('aria-expanded', 'true');
  await screen.getByRole('button', { name: 'Tables' }).click();
  await host.advance(499);
  expect(told).toEqual(['Settings true']);
  await expect.element(screen.getByText('What Settings holds')).toBeVisible();
  await host.advance(1);
  expect(told).toEqual(['Settings true', 'Settings false', 'Tables true']);
  await expect.element(screen.getByText('What Tables holds')).toBeVisible();
  await expect.element(settings).toHaveAttribute('aria-expanded', 'false');
  await host.advance(5000);
  expect(told).toHaveLength(3);
});
