/**
 * Gives the focus to the button of `form` once that was `sent`: what had it is disabled until then. The field itself would unfold
 * the keys of a phone over what is said. Whoever has moved on keeps it where they are.
 */
export async function keepFocus(form: HTMLFormElement, sent: Promise<void>): Promise<void> {
  await sent;
  if (document.activeElement === document.body) {
    form.querySelector('button')?.focus({ preventScroll: true });
  }
}
