import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REQUEST_LIMITS } from '../apps/server/src/database/connection.ts';
import { ROOT } from './install.mjs';

/** The services of a compose file by name, and all of its text. */
function composed(file: string) {
  const text = readFileSync(join(ROOT, 'deploy', file), 'utf8');
  const blocks = text.slice(text.indexOf('\nservices:\n'), text.indexOf('\nvolumes:\n'));
  const services = new Map(
    blocks
      .split(/^ {2}(?=\w+:$)/mu)
      .slice(1)
      .map((block) => [block.slice(0, block.indexOf(':')), block]),
  );
  return { text, services };
}

const { text, services } = composed('compose.yaml');

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

  it('has the last word on what the image rests on, whatever its file of settings says', () => {
    const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
    const example = read('.env.example');
    const [, given = ''] = /^ENV (.*)$/mu.exec(read('deploy/Dockerfile')) ?? [];
    const names = [...given.matchAll(/(\w+)=/gu)].map(([, name]) => name ?? '');
    const settable = names.filter((name) => example.includes(`\n${name}=`));
    expect(settable).toContain('DATA_DIR');
    for (const name of settable) expect(services.get('server')).toContain(`\n      ${name}: `);
  });

  it('lets figures be read from beside the server, and a server that hangs be ended', () => {
    const server = services.get('server') ?? '';
    expect(server).toContain('METRICS_HOST: 0.0.0.0');
    expect(server).toContain('init: true');
    expect(server).not.toContain('ports:');
  });
});

describe('the compose file for many servers', () => {
  const scale = composed('compose.scale.yaml');
  const service = (name: string) => scale.services.get(name) ?? '';

  it('adds a pool of connections and a replica, which keep to what the others keep to', () => {
    expect([...scale.services.keys()]).toEqual(['database', 'replica', 'pool', 'server']);
    expect(service('replica')).toContain('extends: { file: compose.yaml, service: database }');
    expect(service('pool')).toMatch(/limits: \{ memory: \d+m \}/u);
    expect(service('pool')).toContain('restart: unless-stopped');
    const [, rotation] = /^ {2}(options: .*)$/mu.exec(text) ?? [];
    expect(service('pool')).toContain(rotation);
  });

  it('has requests go by the pool, and what listens, locks or takes long to the database itself', () => {
    const configuration = readFileSync(join(ROOT, 'deploy/scale/pgbouncer.ini'), 'utf8');
    const [, port] = /^listen_port = (\d+)$/mu.exec(configuration) ?? [];
    expect(service('server')).toMatch(
      new RegExp(`DATABASE_URL: postgres://\\S+@pool:${port}/`, 'u'),
    );
    expect(service('server')).toMatch(/DATABASE_DIRECT_URL: postgres:\/\/\S+@database:5432\//u);
    expect(configuration).toContain('pool_mode = transaction');
    expect(configuration).toMatch(/^max_prepared_statements = [1-9]/mu);
    const limit = `set statement_timeout = ${REQUEST_LIMITS.statementMs}`;
    expect(configuration).toContain(`connect_query='${limit}'`);
  });

  it('mounts files that there are, and keeps the replica on a volume of its own', () => {
    const mounted = [...scale.text.matchAll(/- \.\/(?<file>\S+?):/gu)];
    const files = mounted.map(({ groups }) => groups?.['file'] ?? '');
    expect(files).toHaveLength(3);
    expect(files.filter((file) => !existsSync(join(ROOT, 'deploy', file)))).toEqual([]);
    expect(scale.text.slice(scale.text.indexOf('\nvolumes:\n'))).toContain('\n  replica:\n');
  });

  it('asks for nothing that the example of settings does not name', () => {
    const named = readFileSync(join(ROOT, 'deploy/example.env'), 'utf8');
    const asked = [...(text + scale.text).matchAll(/\$\{(?<name>\w+):\?/gu)];
    for (const { groups } of asked) expect(named).toContain(`\n${groups?.['name']}=`);
  });
});
