import { spawnSync } from 'node:child_process';

/**
 * Whether a program is found by its name here.
 * @param {string} program
 */
export function isOnPath(program) {
  return spawnSync('sh', ['-c', `command -v '${program}'`]).status === 0;
}
