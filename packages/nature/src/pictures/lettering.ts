/** Rows of a 3 x 5 dot letter from the top, one bit a dot, leftmost highest. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  '0': [7, 5, 5, 5, 7],
  '1': [2, 6, 2, 2, 7],
  '2': [7, 1, 7, 4, 7],
  '3': [7, 1, 7, 1, 7],
  '4': [5, 5, 7, 1, 1],
  '5': [7, 4, 7, 1, 7],
  '6': [7, 4, 7, 5, 7],
  '7': [7, 1, 1, 2, 2],
  '8': [7, 5, 7, 5, 7],
  '9': [7, 5, 7, 1, 7],
  '-': [0, 0, 7, 0, 0],
  B: [6, 5, 6, 5, 6],
  H: [5, 5, 7, 5, 5],
  d: [1, 1, 7, 5, 7],
  k: [4, 5, 6, 6, 5],
  s: [3, 4, 2, 1, 6],
  z: [0, 7, 2, 4, 7],
};

const SCALE = 2;

/** Height of a line of text, pixels. */
export const TEXT_HEIGHT = 5 * SCALE;

/** Calls `dot` for every pixel of a text whose top left corner is given. */
export function drawText(
  text: string,
  left: number,
  top: number,
  dot: (x: number, y: number) => void,
): void {
  text.split('').forEach((letter, index) => {
    (GLYPHS[letter] ?? []).forEach((bits, row) => {
      for (let column = 0; column < 3; column++) {
        if (((bits >> (2 - column)) & 1) === 0) continue;
        for (let i = 0; i < SCALE * SCALE; i++) {
          const x = left + (4 * index + column) * SCALE + (i % SCALE);
          dot(x, top + row * SCALE + Math.floor(i / SCALE));
        }
      }
    });
  });
}
