import { Component, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { latePart } from './late-part.tsx';
import { LatePlace } from './late-place.tsx';

/** A connection that a test cuts and mends, and a part that comes over it. */
function setUp() {
  const line = { isCut: true };
  const loads = { count: 0 };
  const Part = latePart(async () => {
    loads.count += 1;
    if (line.isCut)
      throw new TypeError('Failed to fetch dynamically imported module: /part-1a2b.js');
    return () => <button type="button">A part</button>;
  });
  const page = (
    <>
      <button type="button">Stop</button>
      <LatePlace name="The part" fallback={<p>On its way</p>}>
        <Part />
      </LatePlace>
    </>
  );
  return { line, loads, Part, page };
}

it('a part stands in its place once it is loaded', async () => {
  const { line, page } = setUp();
  line.isCut = false;
  const screen = await render(page);
  await expect.element(screen.getByRole('button', { name: 'A part' })).toBeVisible();
  await expect.element(screen.getByText('could not be loaded')).not.toBeInTheDocument();
});

it('a part that cannot be loaded says so in our words, and leaves the page and the focus as they were', async () => {
  const { page } = setUp();
  const screen = await render(page);
  const stop = screen.getByRole('button', { name: 'Stop' });
  await expect
    .element(screen.getByRole('status'))
    .toMatchTextContent('The part could not be loaded.');
  await expect.element(stop).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/fetch|module|TypeError/u);
});

it('is tried again where it stands: while it fails the focus stays on the button, then it goes to the part', async () => {
  const { line, page } = setUp();
  const screen = await render(page);
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  again.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toMatchTextContent('this time either');
  await expect.element(again).toHaveFocus();
  line.isCut = false;
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'A part' })).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'A part' })).toHaveFocus();
});

it('leaves every other error to whoever stands around it', async () => {
  const Broken = (): ReactNode => {
    throw new Error('a mistake of ours');
  };
  const screen = await render(
    <Around>
      <LatePlace name="The part">
        <Broken />
      </LatePlace>
    </Around>,
  );
  await expect.element(screen.getByText('a mistake of ours')).toBeVisible();
});

class Around extends Component<{ readonly children: ReactNode }, { readonly said: string }> {
  override state = { said: '' };
  static getDerivedStateFromError(error: Error) {
    return { said: error.message };
  }
  override render() {
    return this.state.said || this.props.children;
  }
}

it('a part that is prepared is loaded once, and asked for anew where it could not be', async () => {
  const { line, loads, Part, page } = setUp();
  Part.prepare();
  await expect.poll(() => loads.count).toBe(1);
  line.isCut = false;
  const screen = await render(page);
  await expect.element(screen.getByRole('button', { name: 'A part' })).toBeVisible();
  expect(loads.count).toBe(2);
  Part.prepare();
  expect(loads.count).toBe(2);
});
