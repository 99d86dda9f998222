import type { WriteStream } from 'node:tty';
import { formatTime } from '@overtone/domain/program/format-time';
import type { Seconds } from '@overtone/domain/units';

/** How often the line is drawn at most. */
const DRAWN_EVERY_MS = 200;

/** Draws how far it is and how long it takes yet, on one line; nothing where nobody looks at a terminal. */
export function progressLine(
  out: Pick<WriteStream, 'isTTY' | 'write'>,
  lengthS: Seconds,
  now: () => number = () => performance.now(),
): { show(share: number): void; end(): void } {
  const begun = now();
  let drawn = -Infinity;
  return {
    show(share) {
      const time = now();
      if (!out.isTTY || (share < 1 && time - drawn < DRAWN_EVERY_MS)) return;
      drawn = time;
      const gone = (time - begun) / 1000;
      const left = (gone * (1 - share)) / Math.max(share, 1e-9);
      const speed = (share * lengthS) / Math.max(gone, 1e-3);
      const percent = Math.floor(100 * share);
      out.write(
        `\r\u001B[K${percent}%, ${formatTime(1000 * Math.ceil(left))} left, ${speed.toFixed(0)}× real time`,
      );
    },
    end() {
      if (out.isTTY && drawn > -Infinity) out.write('\n');
    },
  };
}
