import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './install.mjs';

const text = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8');
const blocks = text.slice(text.indexOf('\nservices:\n'), text.indexOf('\nvolumes:\n'));
const services = new Map(
  blocks
    .split(/^ {2}(?=\w+:$)/mu)
    .slice(1)
    .map((block) => [block.slice(0, block.indexOf(':')), block]),
);

describe('the compose file', () => {
  it('lets no service fill the disk, take all the memory or stay ended', () => {
    expect([...services.keys()]).toEqual(['database', 'server', 'caddy']);
    for (const [name, block] of services) {
      expect([name, block]).toEqual([name, expect.stringContaining('logging: *logging')]);
      expect([name, block]).toEqual([
        name,
        expect.stringMatching(/limits: \{ memory: \d+[gm] \}/u),
      ]);
      expect([name, block]).toEqual([name, expect.stringContaining('restart: unless-stopped')]);
    }
  });

  it('keeps what a server writes, backups among it', () => {
    const server = services.get('server') ?? '';
    expect(server).toMatch(/volumes:\n\s+- data:\/data\n/u);
    expect(server).toMatch(/BACKUP_DIR: \/data\//u);
    expect(server).not.toMatch(/tmpfs:(?:\n\s+- .*)*\/data/u);
    expect(text.slice(text.indexOf('\nvolumes:\n'))).toContain('\n  data:\n');
  });

  it('lets figures be read from beside the server, and a server that hangs be ended', () => {
    const server = services.get('server') ?? '';
    expect(server).toContain('METRICS_HOST: 0.0.0.0');
    expect(server).toContain('init: true');
    expect(server).not.toContain('ports:');
  });
});
