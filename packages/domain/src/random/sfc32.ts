/**
 * Chris Doty-Humphrey's sfc32: whole numbers from 0 up to 2^32, the same ones for the same four words, with a period of about
 * 2^127. The words are 32 bits each; whoever has them from a seed mixes them first.
 */
export function sfc32(first: number, second: number, third: number, start: number): () => number {
  let [a, b, c, counter] = [first, second, third, start];
  return () => {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return result >>> 0;
  };
}
