import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { say } from '../progress.mjs';

const indented = (text: string) => text.replaceAll(/^(?=.)/gmu, '     ');

/** Prints each test as a step: what it says of itself, what it has seen, and why it failed where it did. */
export default class ToldSteps implements Reporter {
  readonly #steps = { ok: 0, failed: 0 };

  onTestCaseResult(step: TestCase): void {
    const { state, errors = [] } = step.result();
    this.#steps[state === 'failed' ? 'failed' : 'ok'] += 1;
    say(
      `\n${this.#steps.ok + this.#steps.failed}. ${step.name}${state === 'skipped' ? ' (not here)' : ''}\n`,
    );
    for (const { message } of step.annotations()) say(indented(message));
    for (const { stack, message } of errors) say(indented(`FAILED: ${stack ?? message}`));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const reasons = [...modules.flatMap((module) => module.errors()), ...unhandled];
    for (const { message } of reasons) say(`\nFAILED: ${message}`);
    const { ok, failed } = this.#steps;
    say(`\n${ok} steps as they should be, ${failed} not.`);
  }
}
