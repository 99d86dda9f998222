/// <reference types="@vitest/browser-playwright" />
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Has the browser say, until the test is over, that the person wants less motion. */
export async function preferLessMotion(): Promise<void> {
  await prefer('reduce');
  onTestFinished(() => prefer(''));
}

async function prefer(value: 'reduce' | ''): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
}
