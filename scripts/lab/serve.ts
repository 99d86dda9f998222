// `npm run lab`: serves the measuring pages on this machine alone.
import { createServer } from 'vite';
import { ROOT } from '../install.mjs';

const server = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
});
await server.listen();
console.log(`Photodiode page: ${server.resolvedUrls?.local[0] ?? ''}scripts/lab/photodiode.html`);
