import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../database/embedded/free-port.ts';
import { replaced } from './replaced.ts';

const DEPLOY = fileURLToPath(new URL('../../../../deploy/', import.meta.url));

/** Proxies that the repository has a configuration for. */
export type ProxyKind = 'nginx' | 'caddy';

/** A proxy in front of servers. */
export interface Proxy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Whether the program is there to be run. */
export function isInstalled(kind: ProxyKind): boolean {
  return spawnSync(kind, [kind === 'nginx' ? '-v' : 'version']).status === 0;
}

/**
 * Starts a proxy with the configuration in `deploy`, of which only names, ports and certificates are replaced.
 *
 * @throws Error with its last words when it does not start.
 */
export async function startProxy(
  kind: ProxyKind,
  { folder, servers }: { readonly folder: string; readonly servers: readonly string[] },
): Promise<Proxy> {
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'configuration');
  await writeFile(file, await configurationOf(kind, { folder, port, servers }));
  const words =
    kind === 'nginx'
      ? ['-p', folder, '-c', file, '-g', 'daemon off;']
      : ['run', '--config', file, '--adapter', 'caddyfile'];
  const child = spawn(kind, words, {
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(url, child);
  return { url, stop };
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (words += text));
  while (child.exitCode === null) {
    if (await fetch(url).catch(() => undefined)) return;
    await delay(50);
  }
  throw new Error(`The proxy ended: ${words.slice(-500)}`);
}

interface Place {
  readonly folder: string;
  readonly port: number;
  /** Addresses of the servers. */
  readonly servers: readonly string[];
}

async function configurationOf(kind: ProxyKind, place: Place): Promise<string> {
  const hosts = place.servers.map((url) => new URL(url).host);
  if (kind === 'caddy') {
    const given = await readFile(path.join(DEPLOY, 'Caddyfile'), 'utf8');
    const site = replaced(given, [
      [/\{\$SITE_NAME\}/u, `http://127.0.0.1:${place.port}`],
      [/\t\tdynamic a server 3000 \{[^}]*\}\n/u, `\t\tto ${hosts.join(' ')}\n`],
    ]);
    return `{\n\tadmin off\n\tauto_https off\n}\n${site}`;
  }
  const given = await readFile(path.join(DEPLOY, 'nginx.conf'), 'utf8');
  const site = replaced(given, [
    [/server 127\.0\.0\.1:3000/u, `server ${hosts[0]}`],
    [/server 127\.0\.0\.1:3001/u, `server ${hosts[1]}`],
    [/server \{\s+listen 80;[\s\S]*?\n\}\n/u, ''],
    [/listen 443 ssl;/u, `listen 127.0.0.1:${place.port};`],
    [/ +ssl_certificate .*\n/u, ''],
    [/ +ssl_certificate_key .*\n/u, ''],
  ]);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place.folder}/${name};`,
  );
  // Started by root, nginx would work as somebody who may not write into the folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  return [
    `${user}pid ${place.folder}/pid; error_log stderr crit; events {}`,
    `http { access_log off; ${folders.join(' ')}\n${site}}`,
  ].join('\n');
}

/** Sends a request from one of this machine's loopback addresses; resolves to the status. */
export function askFrom(
  localAddress: string,
  url: string,
  { body, headers = {} }: { readonly body: string; readonly headers?: Record<string, string> },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { method: 'POST', localAddress, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}
