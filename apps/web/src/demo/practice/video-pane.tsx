import { useShownTheme } from '@overtone/ui/theme/use-shown-theme';
import { useState } from 'react';
import { DEMO } from '../../content/demo.ts';
import { FILM } from '../../content/film.ts';

/** The film of the overlay in the theme of the page, or a sentence where it cannot be had. */
export function VideoPane() {
  const [isMissing, setIsMissing] = useState(false);
  const theme = useShownTheme();
  const { missing } = DEMO.practice.video;
  const { caption, captions } = FILM;
  const { poster, sources } = FILM.files[theme];
  if (isMissing) return <p className="max-w-prose border-l-2 border-rule pl-4">{missing}</p>;
  const last = sources.length - 1;
  return (
    <figure className="max-w-3xl">
      <video
        key={theme}
        controls
        playsInline
        preload="metadata"
        poster={poster}
        aria-label={caption}
        className="aspect-video w-full rounded-key bg-well"
      >
        {sources.map(({ src, type }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            // A source that fails hands over to the next; the last one's failure is the video's.
            {...(index === last ? { onError: () => setIsMissing(true) } : {})}
          />
        ))}
        <track kind="captions" srcLang="en" label="English" src={captions} default />
      </video>
      <figcaption className="mt-2 text-note text-muted">{caption}</figcaption>
    </figure>
  );
}
