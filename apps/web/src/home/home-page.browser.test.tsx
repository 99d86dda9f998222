import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createThemeStore } from '../theme/theme-choice.ts';
import { HomePage } from './home-page.tsx';

async function renderHome() {
  const theme = createThemeStore(createFakeHost().storage);
  return { theme, screen: await render(<HomePage theme={theme} />) };
}

describe('home page', () => {
  it('leads into the demo, with or without a task', async () => {
    const { screen } = await renderHome();
    const plain = screen.getByRole('link', { name: 'Try it in your browser' });
    await expect.element(plain).toHaveAttribute('href', '/demo');
    const task = screen.getByRole('link', { name: /client meeting/ });
    await expect
      .element(task)
      .toHaveAttribute('href', '/demo?task=I%20have%20a%20client%20meeting%20in%20ten%20minutes');
  });

  it('puts the pair of a task in the figure when the task is looked at', async () => {
    const { screen } = await renderHome();
    const figure = screen.getByRole('figure');
    await expect.element(figure).toMatchTextContent('3 Hz carrying 40 Hz');
    screen
      .getByRole('link', { name: /calm down/ })
      .element()
      .focus();
    await expect.element(figure).toMatchTextContent('carrying 6 Hz');
  });

  it('shows the safety note', async () => {
    const { screen } = await renderHome();
    await expect.element(screen.getByRole('note')).toMatchTextContent('consult a doctor');
  });

  it('lets the theme be chosen', async () => {
    const { screen, theme } = await renderHome();
    await expect.element(screen.getByRole('radio', { name: 'Auto' })).toBeChecked();
    await screen.getByText('Night').click();
    expect(theme.$choice.get()).toBe('night');
  });
});
