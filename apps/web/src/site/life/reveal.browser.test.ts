import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { preferLessMotion } from '../../testing/prefer-motion.ts';
import { revealSections } from './reveal.ts';

const HEIGHT = 400;

/** A page whose one section of 400 px begins a screen below the window. */
function openPage(height = HEIGHT): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<div></div><section data-reveal=""></section><div></div>';
  const [above, section, below] = root.children as unknown as HTMLElement[];
  if (!above || !section || !below) throw new Error('The page is not there.');
  above.style.height = `${innerHeight * 2}px`;
  section.style.height = `${height}px`;
  below.style.height = `${innerHeight * 2}px`;
  scrollTo(0, 0);
  const stop = revealSections(root);
  onTestFinished(() => {
    stop();
    root.remove();
  });
  return section;
}

/** Brings the uppermost pixels of a section into the window, and waits until every observer has been told. */
async function bringIn(section: HTMLElement, pixels: number): Promise<void> {
  scrollTo(0, scrollY + section.getBoundingClientRect().top - innerHeight + pixels);
  // Observers are told once a frame, in no order: after the second time, all have heard of the first.
  for (const _ of ['first', 'second']) {
    await new Promise(requestAnimationFrame);
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(section);
    });
  }
}

afterEach(() => scrollTo(0, 0));

describe('a section below the window', () => {
  it('waits while less than a tenth of it is visible, and is shown from a tenth on', async () => {
    const section = openPage();
    expect(section.dataset['reveal']).toBe('waiting');
    await bringIn(section, HEIGHT * 0.09);
    expect(section.dataset['reveal']).toBe('waiting');
    await bringIn(section, HEIGHT * 0.11);
    await expect.poll(() => section.dataset['reveal']).toBe('shown');
  });

  it('is shown at half a window where a tenth of it would never fit', async () => {
    const section = openPage(innerHeight * 20);
    await bringIn(section, innerHeight * 0.45);
    expect(section.dataset['reveal']).toBe('waiting');
    await bringIn(section, innerHeight * 0.55);
    await expect.poll(() => section.dataset['reveal']).toBe('shown');
  });

  it('stands there from the start for who wants less motion', async () => {
    await preferLessMotion();
    expect(openPage().dataset['reveal']).toBe('');
  });
});

it('a section that is in the window from the start is left alone', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<section data-reveal="">Here</section>';
  onTestFinished(() => root.remove());
  onTestFinished(revealSections(root));
  expect(root.querySelector('section')?.dataset['reveal']).toBe('');
});
