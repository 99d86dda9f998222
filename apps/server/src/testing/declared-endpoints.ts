import { readdir } from 'node:fs/promises';
import type { AccessRule, Endpoint } from '@overtone/domain/contract/endpoint';

const CONTRACT = new URL('../../../../packages/domain/src/contract/', import.meta.url);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

async function declaredIn(file: string): Promise<readonly Endpoint[]> {
  const exported: object = await import(new URL(file, CONTRACT).href);
  return Object.values(exported).filter(isEndpoint);
}

const files = (await readdir(CONTRACT)).filter((file) => /^(?!.*\.test\.).*\.ts$/u.test(file));

/** Every endpoint that the contract declares. */
export const DECLARED_ENDPOINTS: readonly Endpoint[] = (
  await Promise.all(files.map(declaredIn))
).flat();

/** Who may use each endpoint, by its method and path. */
export const API_ROUTES: Readonly<Record<string, AccessRule>> = Object.fromEntries(
  DECLARED_ENDPOINTS.map(({ method, path, access }) => [`${method} ${path}`, access]),
);
