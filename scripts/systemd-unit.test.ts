import { execSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './install.mjs';

const unit = readFileSync(join(ROOT, 'deploy/overtone.service'), 'utf8');
const isInstalled = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('the systemd unit', () => {
  it.runIf(isInstalled)('is one that systemd takes without a word', () => {
    const folder = mkdtempSync(join(tmpdir(), 'overtone-unit-'));
    const file = join(folder, 'overtone.service');
    // The program has to be there, and the account.
    const here = unit
      .replaceAll('/opt/overtone', ROOT)
      .replace('User=overtone', `User=${userInfo().username}`);
    writeFileSync(file, here);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([stderr, status]).toEqual(['', 0]);
  });

  it('keeps backups where it may write', () => {
    const folder = /^Environment=.*BACKUP_DIR=(\S+)/mu.exec(unit)?.[1];
    expect(folder).toMatch(/^\/var\/lib\/overtone\//u);
    expect(unit).toMatch(/^StateDirectory=overtone$/mu);
  });

  it('says how to make a file of settings that takes back nothing of what it sets', () => {
    const folder = mkdtempSync(join(tmpdir(), 'overtone-unit-'));
    const file = join(folder, 'overtone.env');
    const [, command = ''] = /^#\s+(.*\.env\.example.*)$/mu.exec(unit) ?? [];
    execSync(command.replace('/etc/overtone.env', file), { cwd: ROOT });
    const written = readFileSync(file, 'utf8');
    rmSync(folder, { recursive: true });
    expect(written).toContain('\nPORT=');
    const [, settings = ''] = /^Environment=(.*)$/mu.exec(unit) ?? [];
    for (const [, name] of settings.matchAll(/(\w+)=/gu)) {
      expect(written).not.toMatch(new RegExp(`^${name}=`, 'mu'));
    }
  });

  it('starts the server itself, so that a signal reaches it', () => {
    const [, program] = /^ExecStart=\S+ (\S+)$/mu.exec(unit) ?? [];
    expect(program).toBe('apps/server/src/main.ts');
    expect(unit).toMatch(/^KillMode=mixed$/mu);
  });
});
