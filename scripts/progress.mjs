// How the launchers speak: one line a step, plain where there is no terminal.

/**
 * Says what is being done.
 * @param {string} text
 */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Says what went wrong and what to do, and ends with exit code 1.
 * @param {string} text
 * @returns {never}
 */
export function fail(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
