import { expect, it } from 'vitest';
import { $shownTheme } from './shown-theme.ts';

it('the theme of the page is known at once and whenever it turns, until watching stops', async () => {
  const root = document.documentElement;
  const seen: string[] = [];
  const isNight = Promise.withResolvers<void>();
  const isOfDevice = Promise.withResolvers<void>();
  root.dataset['theme'] = 'day';
  const stop = $shownTheme.subscribe((theme) => {
    seen.push(theme);
    if (theme === 'night') isNight.resolve();
    if (seen.length === 3) isOfDevice.resolve();
  });
  root.dataset['theme'] = 'night';
  await isNight.promise;
  // The device of the tests is light.
  root.dataset['theme'] = 'auto';
  await isOfDevice.promise;
  stop();
  root.dataset['theme'] = 'night';
  await new Promise(requestAnimationFrame);
  delete root.dataset['theme'];
  expect(seen).toEqual(['day', 'night', 'day']);
});
