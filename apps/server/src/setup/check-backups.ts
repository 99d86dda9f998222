import { isLate, readBackupState, withoutAhead } from '../modules/backup/backup-state.ts';
import { NO_COPY } from '../modules/backup/copy-to-bucket.ts';
import { isOk, isWrong, type SetupLine } from './setup-line.ts';
import { SUBJECTS } from './subjects.ts';

/** How the backups in `folder` stand, which a server makes by itself. */
export async function checkBackups(folder: string, now: Date): Promise<SetupLine> {
  const subject = SUBJECTS.backups;
  try {
    const state = await readBackupState(folder);
    const { kept, failure } = state;
    const [newest] = withoutAhead(state, now).kept;
    const last =
      newest === undefined ? 'None is there' : `The newest is from ${timeText(newest.time)}`;
    if (failure !== undefined) {
      const what = failure.reason.startsWith(NO_COPY)
        ? failure.reason
        : `none could be made in ${folder}: ${failure.reason}`;
      const sentence = `${last}; at ${timeText(failure.at)} ${what}`;
      return isWrong(subject, sentence);
    }
    if (isLate(state, now)) {
      return isWrong(
        subject,
        `${last}, in ${folder}. A server that runs makes one a day: does one?`,
      );
    }
    return newest === undefined
      ? isOk(subject, `One a day, in ${folder}; the first when the server starts.`)
      : isOk(subject, `${last}, ${kept.length} in all, in ${folder}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return isWrong(subject, `${folder} can’t be read: ${reason}`);
  }
}

function timeText(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
