/** The ink of a drawn signal: the hue while the session is on, grey while nothing is sent. */
export function signalInk({ isOn }: { readonly isOn: boolean }): 'text-accent' | 'text-faint' {
  return isOn ? 'text-accent' : 'text-faint';
}
