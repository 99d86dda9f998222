import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTROL_EVENTS } from './events.ts';

const APP = join(import.meta.dirname, '../..');
const SHELL = join(APP, 'src-tauri');
const read = (path: string) => readFileSync(join(SHELL, path), 'utf8');

interface Capability {
  readonly windows: readonly string[];
  readonly permissions: readonly string[];
  readonly local: boolean;
  readonly remote?: unknown;
}

const capabilities = new Map(
  readdirSync(join(SHELL, 'capabilities')).map((file) => {
    const capability: Capability = JSON.parse(read(`capabilities/${file}`));
    return [file.replace('.json', ''), capability];
  }),
);
const configuration = JSON.parse(read('tauri.conf.json'));

/** Names in the list of commands of the build script. */
const declared = [...read('build.rs').matchAll(/^\s{4}"(\w+)",$/gmu)].map(([, name = '']) => name);
const handled = [...read('src/lib.rs').matchAll(/commands::(\w+),/gu)].map(([, name = '']) => name);

/** Crates that the shell itself asks for, on any system. */
const crates = [...read('Cargo.toml').matchAll(/^([\w-]+) = (?:"|\{)/gmu)].map(
  ([, name = '']) => name,
);

/** The packages of the lock file that the shell depends on directly. */
function lockedDependencies(): readonly string[] {
  const own = read('Cargo.lock')
    .split('[[package]]')
    .find((entry) => entry.includes('name = "overtone-desktop"'));
  const list = /dependencies = \[([^\]]*)\]/u.exec(own ?? '')?.[1] ?? '';
  return [...list.matchAll(/"([\w-]+)/gu)].map(([, name = '']) => name);
}

describe('the privileges of the desktop app', () => {
  it('are those of two kinds of window, and of no other place on the web', () => {
    expect([...capabilities.keys()].sort()).toEqual(['control', 'overlay']);
    expect(configuration.app.security.capabilities).toEqual(['control', 'overlay']);
    expect(capabilities.get('control')?.windows).toEqual(['control']);
    expect(capabilities.get('overlay')?.windows).toEqual(['overlay-*']);
    for (const capability of capabilities.values()) {
      expect(capability.local).toBe(true);
      expect(capability.remote).toBeUndefined();
    }
  });

  it('hold the shell’s own commands and listening to its events, nothing of the framework else', () => {
    const own = declared.map((name) => `allow-${name.replaceAll('_', '-')}`);
    const allowed = new Set([...own, 'core:event:allow-listen', 'core:event:allow-unlisten']);
    for (const { permissions } of capabilities.values()) {
      expect(permissions.filter((permission) => !allowed.has(permission))).toEqual([]);
    }
  });

  it('give every command to exactly one kind of window', () => {
    const given = [...capabilities.values()].flatMap(({ permissions }) =>
      permissions.filter((permission) => permission.startsWith('allow-')),
    );
    const own = declared.map((name) => `allow-${name.replaceAll('_', '-')}`);
    expect(given.sort()).toEqual(own.sort());
    expect([...handled].sort()).toEqual([...declared].sort());
  });

  it('let an overlay say that it is ready and how it goes, and nothing else', () => {
    expect(capabilities.get('overlay')?.permissions).toEqual([
      'core:event:allow-listen',
      'core:event:allow-unlisten',
      'allow-overlay-ready',
      'allow-overlay-report',
    ]);
  });

  it('come from no part that reads files, the clipboard, keys, a camera or a microphone', () => {
    const known = new Set([
      'base64',
      'gdkx11',
      'gtk',
      'keyring',
      'objc2',
      'objc2-app-kit',
      'rand',
      'reqwest',
      'rustls',
      'serde',
      'serde_json',
      'sha2',
      'tauri',
      'tauri-build',
      'tauri-plugin-autostart',
      'tauri-plugin-deep-link',
      'tauri-plugin-global-shortcut',
      'tauri-plugin-opener',
      'tauri-plugin-single-instance',
      'tauri-plugin-updater',
      'url',
      'webkit2gtk',
      'windows',
      'x11rb',
    ]);
    const asked = new Set([...lockedDependencies(), ...crates.filter((name) => !LABELS.has(name))]);
    expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  });

  it('are asked of no system: no usage text, no entitlement, no request that is granted', () => {
    expect(read('Entitlements.plist')).not.toContain('<key>');
    expect(readdirSync(SHELL)).not.toContain('Info.plist');
    expect(read('src/lib.rs')).toContain('.on_permission_request(|_, _| PermissionResponse::Deny)');
  });

  it('leave out what of the framework hears keys that are typed elsewhere', () => {
    const [, features = ''] =
      /^tauri = \{.*default-features = false, features = \[([^\]]*)\] \}$/mu.exec(
        read('Cargo.toml'),
      ) ?? [];
    const asked = [...features.matchAll(/"([\w-]+)"/gu)].map(([, name]) => name);
    expect(asked).toEqual(['common-controls-v6', 'compression', 'image-png', 'tray-icon', 'wry']);
    expect(read('src/lib.rs')).toContain('.device_event_filter(DeviceEventFilter::Always)');
  });

  it('leave pages no network but the shell', () => {
    const { csp, headers, freezePrototype, assetProtocol } = configuration.app.security;
    expect(csp['default-src']).toBe("'none'");
    expect(csp['connect-src']).toBe("'self' ipc: http://ipc.localhost");
    expect(Object.values(csp).join(' ')).not.toContain('unsafe');
    expect(headers['Permissions-Policy']).toContain('camera=(), microphone=()');
    expect(freezePrototype).toBe(true);
    expect(assetProtocol.enable).toBe(false);
    expect(configuration.app.withGlobalTauri).toBe(false);
  });

  it('know every event that the shell sends to the control window', () => {
    const sent = [...read('src/events.rs').matchAll(/tell_control\(\s*app,\s*"([\w-]+)"/gu)].map(
      ([, name = '']) => name,
    );
    expect(sent.sort()).toEqual(Object.keys(CONTROL_EVENTS).sort());
  });
});

/** Keys of the manifest that have the form of a dependency and are none. */
const LABELS = new Set([
  'name',
  'version',
  'description',
  'edition',
  'rust-version',
  'license',
  'path',
  'lto',
  'opt-level',
  'panic',
]);
