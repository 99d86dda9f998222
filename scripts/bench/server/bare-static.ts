// A static server as small as one can be: Node's own, one file a request, the compressed form to whoever takes it.
import { createReadStream, stat } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const folder = process.env['BENCH_SITE'] ?? '';

const server = createServer((request, response) => {
  const name = request.url === '/' ? '/index.html' : (request.url ?? '');
  const isBrotli = request.headers['accept-encoding']?.includes('br') ?? false;
  const file = path.join(folder, `${name}${isBrotli ? '.br' : ''}`);
  stat(file, (error, found) => {
    if (error) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': name.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-length': found.size,
      etag: `"${found.size}-${found.mtimeMs}"`,
      ...(isBrotli && { 'content-encoding': 'br' }),
    });
    createReadStream(file).pipe(response);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.send?.(`http://127.0.0.1:${address?.port}`);
});
process.on('SIGTERM', () => server.close(() => process.exit(0)));
// Killed, the bench stops nobody.
process.on('disconnect', () => process.exit());
