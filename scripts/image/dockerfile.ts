// What deploy/Dockerfile says, for whoever builds it or checks it.

const FROM = /^FROM (?<image>\S+)(?: AS (?<stage>\S+))?$/gmu;
const NODE_IMAGE = /^node:(?<version>[\d.]+)-(?<suite>[a-z]+)-slim$/u;

/** The image that every stage begins with. */
export interface BaseImage {
  /** As FROM names it. */
  readonly name: string;
  /** Of Node: `24.1.0`. */
  readonly nodeVersion: string;
  /** Of Debian: `bookworm`. */
  readonly suite: string;
}

/** Names of the stages of a Dockerfile, in their order. */
export function stagesOf(dockerfile: string): readonly string[] {
  return [...dockerfile.matchAll(FROM)].flatMap(({ groups }) => groups?.['stage'] ?? []);
}

/**
 * The one image that the stages of a Dockerfile begin with.
 *
 * @throws Error when they begin with several, or with another than a slim one of Node on Debian.
 */
export function baseImageOf(dockerfile: string): BaseImage {
  const stages = stagesOf(dockerfile);
  const images = [...dockerfile.matchAll(FROM)].map(({ groups }) => groups?.['image'] ?? '');
  const names = [...new Set(images.filter((image) => !stages.includes(image)))];
  const [name = ''] = names;
  const parts = NODE_IMAGE.exec(name)?.groups;
  if (names.length !== 1 || parts === undefined) {
    throw new Error(`One base image node:<version>-<suite>-slim is expected: ${names.join(', ')}.`);
  }
  return { name, nodeVersion: parts['version'] ?? '', suite: parts['suite'] ?? '' };
}
