/** Icons of 24 by 24 units, drawn as strokes like every other figure here. */
const NETWORKS = [
  { name: 'Twitter', path: 'M4 4l16 16M20 4L4 20' },
  { name: 'LinkedIn', path: 'M5 9v11M5 4v1M11 20V9M11 13c0-2.5 1.5-4 4-4s4 1.500 4 4v7' },
  { name: 'GitHub', path: 'M7 5v14M7 12h6a4 4 0 0 0 4-4V5M17 5h.01M7 19h.01M7 5h.01' },
] as const;

/** The networks that the product is not on yet: each leads to the footer that it stands in. */
export function SocialLinks() {
  // The icons, not the room around them, stand on the margin.
  return (
    <ul className="-ml-3 flex gap-2">
      {NETWORKS.map(({ name, path }) => (
        <li key={name}>
          <a
            href="#footer"
            aria-label={name}
            className="grid size-11 place-items-center rounded-key text-muted hover:text-accent"
          >
            <svg aria-hidden viewBox="0 0 24 24" className="size-5">
              <path
                d={path}
                fill="none"
                stroke="currentColor"
                strokeWidth={2}
                strokeLinecap="round"
              />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
