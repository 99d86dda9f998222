/** The secret in the text of a QR code (`otpauth://…?secret=`), in groups of four, as apps ask for it by hand. */
export function otpauthSecret(uri: string): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return secret.replaceAll(/.{4}(?=.)/gu, (group) => `${group} `);
}
