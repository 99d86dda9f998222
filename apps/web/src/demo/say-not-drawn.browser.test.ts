import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sayNotDrawn } from './say-not-drawn.ts';

it('leaves no way to start what nothing could stop, but a word and a way to try again', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<dialog open><button>Start Demo Experience</button></dialog>';
  sayNotDrawn(root);
  await expect.element(page.getByRole('alert')).toMatchTextContent('could not be loaded');
  expect(
    page
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['Reload the page']);
  root.remove();
});
