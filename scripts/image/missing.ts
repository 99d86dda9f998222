import { spawnSync } from 'node:child_process';
import { isOnPath } from '../on-path.mjs';

/** Whether a Docker answers here: its program alone builds nothing. */
export function dockerAnswers(): boolean {
  return spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;
}

/** Programs that build an image where there is no Docker; Debian's packages have the same names. */
export const PROGRAMS = ['debootstrap', 'buildah'];

/** Which of these programs are not here. */
export function absent(programs: readonly string[]): readonly string[] {
  return programs.filter((program) => !isOnPath(program));
}

/** What keeps an image from being built here, and the one command that helps; undefined when nothing does. */
export function obstacle(missing: readonly string[], uid: number | undefined): string | undefined {
  if (missing.length > 0) {
    return `No Docker answers here, and ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. On Debian or Ubuntu, as root:\n  apt-get install --yes ${missing.join(' ')}`;
  }
  if (uid !== 0) return 'Without Docker, only root can build the image:\n  sudo npm run image';
  return undefined;
}
