import { type CSSProperties, useRef } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { usePictureHeight } from './use-picture-height.ts';

function Picture() {
  const place = useRef<HTMLDivElement>(null);
  const height = usePictureHeight(place, 52);
  return (
    <div ref={place} data-testid="picture" style={{ height }}>
      {height}
    </div>
  );
}

async function heightIn(pane: CSSProperties) {
  const screen = await render(
    <div data-testid="pane" style={pane}>
      <div style={{ height: 100 }} />
      <Picture />
      <div style={{ height: 900 }} />
    </div>,
  );
  return screen;
}

it('leaves the picture and what belongs to it above the fold, within bounds, also as the pane changes', async () => {
  const screen = await heightIn({ height: 500, overflowY: 'auto' });
  const picture = screen.getByTestId('picture');
  await expect.element(picture).toHaveTextContent('348');
  const pane = screen.getByTestId('pane').element();
  if (!(pane instanceof HTMLElement)) throw new Error('There is no pane.');
  pane.scrollTop = 200;
  pane.style.height = '300px';
  await expect.element(picture).toHaveTextContent('180');
  pane.style.height = '460px';
  await expect.element(picture).toHaveTextContent('308');
  pane.style.height = '1000px';
  await expect.element(picture).toHaveTextContent('400');
});

it('leaves most of a low window to the rest where only the page scrolls, also as that turns', async () => {
  const { clientWidth, clientHeight } = document.documentElement;
  const screen = await heightIn({});
  const picture = screen.getByTestId('picture');
  for (const [height, px] of [
    [500, '200'],
    [390, '156'],
    [300, '140'],
    [1000, '320'],
  ] as const) {
    await page.viewport(1000, height);
    await expect.element(picture).toHaveTextContent(px);
  }
  await page.viewport(clientWidth, clientHeight);
});
