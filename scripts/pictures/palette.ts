import UPNG from 'upng-js';

const COLOURS = 256;

/** Most that a pixel may come to differ, in the measure of `distance`: half of what the tests bear. */
const MOST_OFF = 176;

/** A PNG in 256 colours, a third of its size to the eye the same; the PNG itself where that many are too few. */
export function inPalette(png: Uint8Array<ArrayBuffer>): Uint8Array {
  const { width, height, rgba } = decoded(png.buffer);
  const small = UPNG.encode([rgba.buffer], width, height, COLOURS);
  const after = decoded(small).rgba;
  const isClose = distances(rgba, after).every((distance) => distance <= MOST_OFF);
  return isClose && small.byteLength < png.byteLength ? new Uint8Array(small) : png;
}

function decoded(png: ArrayBuffer) {
  const image = UPNG.decode(png);
  const [frame = new ArrayBuffer()] = UPNG.toRGBA8(image);
  return { width: image.width, height: image.height, rgba: new Uint8Array(frame) };
}

/** How far each pixel of one picture is from the same of another: squared, in YIQ, as Playwright weighs it, up to 35215. */
function distances(one: Uint8Array, other: Uint8Array): number[] {
  return Array.from({ length: one.length / 4 }, (_, pixel) => {
    const off = (channel: number) =>
      (one[4 * pixel + channel] ?? 0) - (other[4 * pixel + channel] ?? 0);
    const [r, g, b] = [off(0), off(1), off(2)];
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    const i = 0.596 * r - 0.274 * g - 0.322 * b;
    const q = 0.211 * r - 0.523 * g + 0.311 * b;
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
  });
}
