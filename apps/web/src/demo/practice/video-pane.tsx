import { useState } from 'react';
import { DEMO } from '../../content/demo.ts';
import { FILM } from '../../content/film.ts';

/** A recording of the overlay, or a sentence where it cannot be had. */
export function VideoPane() {
  const [isMissing, setIsMissing] = useState(false);
  const { caption, missing } = DEMO.practice.video;
  if (isMissing) return <p className="max-w-prose border-l-2 border-rule pl-4">{missing}</p>;
  const last = FILM.sources.length - 1;
  return (
    <figure className="max-w-3xl">
      <video
        controls
        playsInline
        preload="metadata"
        poster={FILM.poster}
        aria-label={caption}
        className="aspect-video w-full rounded-key bg-well"
      >
        {FILM.sources.map(({ src, type }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            // A source that fails hands over to the next; the last one's failure is the video's.
            {...(index === last ? { onError: () => setIsMissing(true) } : {})}
          />
        ))}
        <track kind="captions" srcLang="en" label="English" src={FILM.captions} default />
      </video>
      <figcaption className="mt-2 text-note text-muted">{caption}</figcaption>
    </figure>
  );
}
