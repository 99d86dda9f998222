/** Words of the plate that an answered sentence can be kept as. */
export const PLATE = {
  title: 'Your plate',
  text: 'Drawn in your browser. The link holds all of it after its #, so nothing is sent to anyone until you share it.',
  link: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'Your browser did not allow that. Here is the link:',
  saveAs: 'Save as',
  svg: 'SVG',
  png: 'PNG',
  card: 'Share card',
  saved: (file: string) => `Saved as ${file}.`,
  failed: 'The picture could not be made here. The SVG and the link still work.',
  feel: 'Feel it',
  close: 'Close',
} as const;
