/**
 * The style of the pages that the server writes: they stand as the page of the sign-in does. Faces, colours and sizes are
 * those of the site's own stylesheet; without it the browser's own stand in.
 */
export const PLAIN_PAGE_STYLE = `body {
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 100dvh;
  margin: 0;
}
header > *,
main,
footer {
  box-sizing: border-box;
  width: 100%;
  max-width: 90rem;
  margin-inline: auto;
  padding-inline: clamp(1rem, 3vw, 2.5rem);
}
header {
  border-bottom: 1px solid var(--color-rule);
}
header div {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
  min-height: 3.5rem;
}
fieldset:not([hidden]) {
  display: flex;
  width: 11rem;
  text-transform: capitalize;
}
header a {
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  font: 600 var(--text-title) / var(--text-title--line-height) var(--font-display);
}
header svg {
  width: 2rem;
  height: 1.5rem;
  stroke-width: 2;
}
svg {
  overflow: visible;
  fill: none;
  stroke: light-dark(var(--accent-day), var(--accent-night));
  stroke-linejoin: round;
}
main {
  display: grid;
  align-content: start;
  gap: 2rem 6rem;
  padding-block: 2.5rem;
}
figure svg {
  display: block;
  width: 100%;
  height: 3.5rem;
  stroke-width: 1.5;
}
figcaption {
  display: none;
  margin-top: 1.5rem;
  font-size: var(--text-note);
  color: var(--color-muted);
}
@media (width < 64rem) {
  main > div {
    max-width: 28rem;
  }
  figure {
    order: -1;
  }
}
@media (width >= 64rem) {
  main {
    grid-template-columns: 28rem minmax(0, 1fr);
    padding-block: 3.5rem;
  }
  figure {
    margin-top: 8rem;
  }
  figure svg {
    height: 14rem;
  }
  figcaption {
    display: block;
  }
}
h1 {
  margin: 0 0 0.75rem;
  font-size: var(--text-chapter);
  line-height: var(--text-chapter--line-height);
  letter-spacing: var(--tracking-display);
}
p {
  margin: 0 0 1.75rem;
  font: var(--text-read) / var(--text-read--line-height) var(--font-serif);
  color: var(--color-muted);
  text-wrap: pretty;
  overflow-wrap: anywhere;
}
p strong {
  font-weight: 600;
  color: var(--color-ink);
}
p a {
  color: light-dark(var(--accent-day), var(--accent-night));
  text-decoration: underline;
  text-underline-offset: 4px;
}
p[role='alert'] {
  padding: 0.75rem 1rem;
  border: 1px solid var(--color-warn);
  border-radius: var(--radius-key);
  font: var(--text-base) / var(--text-base--line-height) var(--font-sans);
  background: var(--color-warn-well);
  color: var(--color-warn);
}
form p[role='alert'] {
  padding: 0;
  border: 0;
  font-size: var(--text-small);
  background: transparent;
}
form p:has(> input, + #password-why) {
  margin-bottom: 0.375rem;
}
#password-why {
  font: var(--text-note) / var(--text-note--line-height) var(--font-sans);
}
form + p {
  margin-top: 1.75rem;
}
form p:has(button) {
  margin-bottom: 0.75rem;
}
main label {
  font: 500 var(--text-small) / var(--text-small--line-height) var(--font-sans);
}
main input {
  box-sizing: border-box;
  width: 100%;
  min-height: 2.75rem;
  margin-top: 0.375rem;
  padding: 0 0.75rem;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-key);
  background: var(--color-well);
  color: var(--color-ink);
  font: var(--text-base) / var(--text-base--line-height) var(--font-sans);
}
main input[aria-invalid='true'] {
  border-color: var(--color-warn);
}
button {
  width: 100%;
  min-height: 2.75rem;
  padding: 0 1rem;
  border: 1px solid transparent;
  border-radius: var(--radius-key);
  font: 600 var(--text-base) / var(--text-base--line-height) var(--font-sans);
  background: light-dark(var(--accent-day), var(--accent-night));
  color: var(--color-on-accent);
  cursor: pointer;
}
button[value='no'] {
  border-color: var(--color-edge);
  background: transparent;
  color: var(--color-ink);
}
button:hover {
  background: var(--color-ink);
  color: var(--color-paper);
}
:focus-visible {
  outline: 2px solid light-dark(var(--accent-day), var(--accent-night));
  outline-offset: 2px;
}
main input:focus-visible {
  border-color: transparent;
  outline-offset: -1px;
}
footer {
  padding-bottom: 1.5rem;
  font-size: var(--text-note);
  line-height: var(--text-note--line-height);
  color: var(--color-faint);
}
`;
