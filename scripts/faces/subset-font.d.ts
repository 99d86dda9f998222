declare module 'subset-font' {
  /** Keeps the characters of `text` in a font, and of its OpenType features those named. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepFeatures: readonly string[];
      readonly preserveNameIds: readonly number[];
    },
  ): Promise<Uint8Array>;
}
