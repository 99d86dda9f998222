/** What a suspended person reads where they sign in; without an address of the operator it names nobody to write to. */
export function suspendedSentence(supportEmail: string | undefined): string {
  const whom = supportEmail ?? 'whoever runs this site';
  return `This account is suspended: nobody can sign in to it, and nothing in it is lost. Please write to ${whom} about it.`;
}
