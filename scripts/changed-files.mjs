// What a working tree has changed since a commit.
import { spawnSync } from 'node:child_process';
import { ROOT } from './install.mjs';
import { fail } from './progress.mjs';

/** @param {string[]} args */
function git(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) fail(`git could not tell what has changed. It said: ${stderr.trim()}`);
  return stdout.split('\0').filter(Boolean);
}

/**
 * The files that are there and differ from the commit, new ones that git does not ignore among them.
 * @param {string} commit
 */
export function changedFiles(commit) {
  return [
    ...git(['diff', '--name-only', '--diff-filter=d', '-z', commit, '--']),
    ...git(['ls-files', '--others', '--exclude-standard', '-z']),
  ];
}
