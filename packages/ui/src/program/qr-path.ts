import { encodeQR } from 'qr';

/** Blank modules that a code needs around it to be found (ISO/IEC 18004). */
const QUIET_MODULES = 4;

/** Above this many characters a code trades redundancy for larger modules; a screen is no worn label. */
const LONG_TEXT = 300;

/** A QR code as the path of its dark modules, each one unit wide, and how wide all of it is with its quiet border. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

/** Draws a text of at most 2,900 bytes as a QR code; dark modules that touch in a row are one stroke of the path. */
export function qrPath(text: string): QrPath {
  const ecc = text.length > LONG_TEXT ? 'low' : 'medium';
  const rows = encodeQR(text, 'raw', { ecc, border: QUIET_MODULES });
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1] === true) return [];
      const end = row.indexOf(false, x);
      const length = (end < 0 ? row.length : end) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    }),
  );
  return { size: rows.length, path: runs.join('') };
}
