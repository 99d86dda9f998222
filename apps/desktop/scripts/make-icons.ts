// Draws the app's icons from the plotted mark: `node apps/desktop/scripts/make-icons.ts`.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { markPng } from '../../web/scripts/mark-image.ts';

const ICONS = join(import.meta.dirname, '../src-tauri/icons');
/** What the configuration of the app names; the rest that the tool makes is for stores and phones. */
const WANTED = ['32x32.png', '128x128.png', '128x128@2x.png', 'icon.icns', 'icon.ico'];
const SIZE = 1024;
/** Corners and the space around the tile, as macOS draws its own icons. */
const TILE = { inset: 100, radius: 185 };

const folder = mkdtempSync(join(tmpdir(), 'overtone-icons-'));
const source = join(folder, 'icon.png');
writeFileSync(source, tilePng());
const made = spawnSync('tauri', ['icon', source, '--output', folder], { stdio: 'inherit' });
if (made.status !== 0) throw new Error('The icons could not be made.');
for (const name of WANTED) cpSync(join(folder, name), join(ICONS, name));
rmSync(folder, { recursive: true });

/** The mark on its paper, with transparent corners: the opaque picture with an alpha channel added to each row. */
function tilePng(): Buffer {
  const opaque = markPng({
    width: SIZE,
    height: SIZE,
    stroke: 62,
    margin: 205,
    markHeight: 520,
    paper: [248, 247, 243],
    ink: [79, 116, 240],
  });
  const rows = inflateSync(dataOf(opaque));
  const withAlpha = Buffer.alloc(SIZE * (1 + SIZE * 4));
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const from = y * (1 + SIZE * 3) + 1 + x * 3;
      const to = y * (1 + SIZE * 4) + 1 + x * 4;
      rows.copy(withAlpha, to, from, from + 3);
      withAlpha[to + 3] = Math.round(255 * tileCoverage(x + 0.5, y + 0.5));
    }
  }
  return rgbaPng(withAlpha);
}

function tileCoverage(x: number, y: number): number {
  const half = SIZE / 2 - TILE.inset - TILE.radius;
  const beyondX = Math.max(0, Math.abs(x - SIZE / 2) - half);
  const beyondY = Math.max(0, Math.abs(y - SIZE / 2) - half);
  return Math.min(1, Math.max(0, TILE.radius + 0.5 - Math.hypot(beyondX, beyondY)));
}

/** The one IDAT chunk of a file that `markPng` wrote: it comes third in signature, header and data. */
function dataOf(png: Buffer): Buffer {
  const at = png.indexOf('IDAT');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

function rgbaPng(rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
