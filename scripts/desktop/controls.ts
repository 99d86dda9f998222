// Controls of the control window, found by their labels and used as a person would.
import type { DrivenApp } from './app.ts';
import { until } from './until.ts';

const FIND_SLIDER = `const input = [...document.querySelectorAll('input[type=range]')]
  .find((i) => i.getAttribute('aria-labelledby')?.split(' ')
    .some((id) => document.getElementById(id)?.textContent.startsWith(args[0])));`;

const FIND_LABEL = `const name = [...document.querySelectorAll('label')]
  .find((l) => l.textContent.startsWith(args[0]));`;

/** Types into a field, once it is there, and leaves it. */
export async function setField({ driver }: DrivenApp, label: string, value: string): Promise<void> {
  await until(`the field ${label}`, async () =>
    Boolean(await driver.execute(`${FIND_LABEL} return name !== undefined;`, label)),
  );
  await driver.execute(
    `${FIND_LABEL}
     const input = document.getElementById(name.htmlFor) ?? name.parentElement.querySelector('input');
     const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
     input.focus();
     set.call(input, args[1]);
     input.dispatchEvent(new Event('input', { bubbles: true }));
     input.blur();`,
    label,
    value,
  );
}

/** Moves the slider whose label begins so. */
export async function setSlider(
  { driver }: DrivenApp,
  label: string,
  value: number,
): Promise<void> {
  await driver.execute(
    `${FIND_SLIDER}
     const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
     set.call(input, String(args[1]));
     input.dispatchEvent(new Event('input', { bubbles: true }));
     input.dispatchEvent(new Event('change', { bubbles: true }));`,
    label,
    value,
  );
}

/** What the slider whose label begins so stands at. */
export async function sliderValue({ driver }: DrivenApp, label: string): Promise<number> {
  return Number(await driver.execute(`${FIND_SLIDER} return input.value;`, label));
}
