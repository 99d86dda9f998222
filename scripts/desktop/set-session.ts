import type { DrivenApp } from './app.ts';
import { until } from './until.ts';

/** What a test wants of the session. */
export interface WantedSession {
  readonly fastHz: number;
  readonly slowHz: number;
  /** Intensity, 0 to 1. */
  readonly strength: number;
  readonly isGuarded: boolean;
}

/** Sets the session by its controls, as a person would; Flash guard by what the app keeps of an earlier choice. */
export async function setSession(app: DrivenApp, wanted: WantedSession): Promise<void> {
  const { driver } = app;
  await app.inControl();
  await driver.execute(
    `localStorage.setItem('overtone.output-choice', JSON.stringify({
       person: 'desktop', flashGuard: args[0], pulseStyle: 'light', showsLight: true }));
     document.title = 'before';
     location.reload();`,
    wanted.isGuarded,
  );
  await until('the controls', async () =>
    Boolean(
      await driver.execute(
        `return document.title !== 'before' && /Version \\d/.test(document.body.textContent)`,
      ),
    ),
  );
  await driver.execute(
    `[...document.querySelectorAll('button')].find((b) => b.textContent === 'Fine-tune Performance').click()`,
  );
  await setField(app, 'Fast rhythm', String(wanted.fastHz));
  await setField(app, 'Slow rhythm', String(wanted.slowHz));
  await setSlider(app, 'Effect Intensity', wanted.strength);
}

/** Types into a field and leaves it. */
async function setField({ driver }: DrivenApp, label: string, value: string): Promise<void> {
  await driver.execute(
    `const name = [...document.querySelectorAll('label')].find((l) => l.textContent.startsWith(args[0]));
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

async function setSlider({ driver }: DrivenApp, label: string, value: number): Promise<void> {
  await driver.execute(
    `const input = [...document.querySelectorAll('input[type=range]')]
       .find((i) => i.getAttribute('aria-labelledby')?.split(' ')
         .some((id) => document.getElementById(id)?.textContent.startsWith(args[0])));
     const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
     set.call(input, String(args[1]));
     input.dispatchEvent(new Event('input', { bubbles: true }));
     input.dispatchEvent(new Event('change', { bubbles: true }));`,
    label,
    value,
  );
}
