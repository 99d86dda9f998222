/**
 * Gives the focus back, once a form was `sent`, to what has it now and is disabled until then. Whoever has moved on keeps it
 * where they are.
 */
export async function keepFocus(sent: Promise<void>): Promise<void> {
  const had = document.activeElement;
  await sent;
  if (had instanceof HTMLElement && document.activeElement === document.body) {
    had.focus({ preventScroll: true });
  }
}
