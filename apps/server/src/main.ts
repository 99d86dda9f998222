import { PRODUCT_NAME } from '@overtone/domain/product';
import { readEnvironment } from './env.ts';
import { whenLauncherEnds } from './launcher.ts';
import { setupText } from './setup/setup-text.ts';
import { type RunningServer, startServer } from './server.ts';

/** Exit codes: 0 stopped as asked, 1 did not start or did not stop cleanly, 2 wrong configuration. */
const FAILED = 1;
const WRONG_CONFIGURATION = 2;

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  const environment = readEnvironment();
  if (!environment.ok) {
    say(environment.reason);
    process.exitCode = WRONG_CONFIGURATION;
    return;
  }

  const starting = startServer(environment.value, {
    onProgress: say,
    // A person at a terminal reads lines; whatever collects a log gets it as one of its own.
    ...(process.stdout.isTTY && { onSetup: (lines) => say(setupText(lines)) }),
  });
  // A terminal's Ctrl-C and a launcher that passes it on make two signals of one wish; the second must not kill.
  let stopping: Promise<void> | undefined;
  const stop = () => void (stopping ??= stopWhenStarted(starting));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  whenLauncherEnds(stop, environment.value);
  try {
    const { url } = await starting;
    say(`${PRODUCT_NAME} is ready at ${environment.value.publicUrl ?? url}`);
  } catch (error) {
    say(`${PRODUCT_NAME} did not start: ${sentenceOf(error)}`);
    process.exit(FAILED);
  }
}

/** A signal that comes while the server is starting waits for the start, so that nothing is left half done. */
async function stopWhenStarted(starting: Promise<RunningServer>): Promise<void> {
  try {
    const server = await starting;
    say('Stopping…');
    await server.stop();
    process.exit(0);
  } catch (error) {
    say(`${PRODUCT_NAME} did not stop cleanly: ${sentenceOf(error)}`);
    process.exit(FAILED);
  }
}

await main();
