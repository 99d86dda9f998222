/** Starts the server over a site of the bench's own, and tells the parent process where it answers. */
import { parseEnvironment } from '../env.ts';
import { startServer } from '../server.ts';

const environment = parseEnvironment(process.env);
if (!environment.ok) throw new Error(environment.reason);
const siteFolder = process.env['BENCH_SITE'] ?? '';
const { url, stop } = await startServer(environment.value, { folders: { siteFolder } });
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
process.send?.(url);
