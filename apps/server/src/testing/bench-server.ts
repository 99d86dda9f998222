/**
 * Starts the server over a site of the bench's own, and tells the parent process where it answers. Told to `watch`, it
 * watches its loop, until it is told to `tell`.
 */
import { parseEnvironment } from '../env.ts';
import { startServer } from '../server.ts';
import { watchLoop } from './loop-watch.ts';

const environment = parseEnvironment(process.env);
if (!environment.ok) throw new Error(environment.reason);
const siteFolder = process.env['BENCH_SITE'] ?? '';
const { url, stop } = await startServer(environment.value, { folders: { siteFolder } });
const end = () => void stop().then(() => process.exit(0));
process.on('SIGTERM', end);
process.on('disconnect', end);
let figures: ReturnType<typeof watchLoop> | undefined;
process.on('message', (wish) => {
  if (wish === 'watch') figures = watchLoop();
  if (wish === 'tell') process.send?.(figures?.());
});
process.send?.(url);
