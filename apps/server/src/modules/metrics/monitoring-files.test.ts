import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { DECLARED_ENDPOINTS } from '../../testing/declared-endpoints.ts';
import { processMetrics } from './metrics.ts';

const DEPLOY = fileURLToPath(new URL('../../../../../deploy', import.meta.url));
const RULES = `${DEPLOY}/prometheus/rules.yml`;
const FILES = [RULES, `${DEPLOY}/grafana/overtone.json`];
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/** Names of all that a server counts. */
async function countedNames(): Promise<Set<string>> {
  const metrics = processMetrics(() => 0);
  metrics.observePool(new Pool());
  metrics.observeMails({
    countWaiting: () => Promise.resolve(0),
    oldestAgeSeconds: () => Promise.resolve(0),
  });
  metrics.observeBackups(() => undefined);
  const text = await metrics.read();
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gmu)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
    ),
  );
}

describe('what a monitoring system is given', () => {
  it.each(FILES)('%s asks for nothing that no server counts', async (file) => {
    const counted = await countedNames();
    const asked = readFileSync(file, 'utf8').match(/\b(?:overtone|nodejs|process)_\w+/gu) ?? [];
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((name) => !counted.has(name))).toEqual([]);
  });

  it.each(FILES)('%s names no route that there is not', (file) => {
    const routes: readonly string[] = DECLARED_ENDPOINTS.map(({ path }) => path);
    const asked = [
      ...readFileSync(file, 'utf8').matchAll(/route!?[=~]+\\?"([^"]+?)\\?"/gu),
    ].flatMap(([, pattern = '']) => {
      const [, before = '', among = '', after = ''] = /^(.*)\((.+)\)(.*)$/u.exec(pattern) ?? [];
      return among === '' ? [pattern] : among.split('|').map((each) => before + each + after);
    });
    expect(asked.filter((route) => !routes.includes(route))).toEqual([]);
  });

  it.runIf(hasPromtool)('has rules that say what they should, by Prometheus itself', () => {
    const { status, stdout, stderr } = spawnSync(
      'promtool',
      ['test', 'rules', RULES.replace('.yml', '.test.yml')],
      { encoding: 'utf8' },
    );
    expect([stderr, status], stdout).toEqual(['', 0]);
  });
});
