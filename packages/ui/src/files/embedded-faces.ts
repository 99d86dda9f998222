import type { Host } from '@overtone/client/platform/host';

/** A typeface of the page, as its style sheet names it. */
export interface FaceName {
  readonly family: string;
  readonly weight: string;
}

/**
 * Style sheet with typefaces of the page in it, for a drawing that is read where the page's own are not. A face that the page
 * does not have, or that cannot be fetched, is left out.
 */
export async function embeddedFaces(
  wanted: readonly FaceName[],
  host: Pick<Host, 'fetch'>,
): Promise<string> {
  const rules = facesOfPage().filter(({ style }) => {
    const family = unquoted(style.getPropertyValue('font-family'));
    const [weight] = style.getPropertyValue('font-weight').split(' ');
    const isWhole = style.getPropertyValue('unicode-range') === '';
    return isWhole && wanted.some((face) => face.family === family && face.weight === weight);
  });
  return (await Promise.all(rules.map((rule) => embedded(rule, host)))).join('');
}

function facesOfPage(): readonly CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
}

async function embedded(
  { style, parentStyleSheet }: CSSFontFaceRule,
  host: Pick<Host, 'fetch'>,
): Promise<string> {
  const source = /url\("?([^")]+)"?\)/u.exec(style.getPropertyValue('src'))?.[1];
  if (source === undefined) return '';
  const address = new URL(source, parentStyleSheet?.href ?? document.baseURI);
  const data = await host
    .fetch(address.href)
    .then((reply) => (reply.ok ? reply.blob() : null))
    .then((blob) => blob && dataAddress(blob))
    .catch(() => null);
  if (data === null) return '';
  const family = unquoted(style.getPropertyValue('font-family'));
  const weight = style.getPropertyValue('font-weight');
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(${data}) format('woff2')}`;
}

function dataAddress(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : resolve(''),
    );
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')));
    reader.readAsDataURL(blob);
  });
}

function unquoted(family: string): string {
  return family.replaceAll(/["']/gu, '');
}
