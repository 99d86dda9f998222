import { useRef, useState } from 'react';
import { DEMO_VIDEO } from '../content/demo.ts';
import { HOME } from '../content/home.ts';

/** The film of the product: a button over its first picture until it is first played, the player's own controls after. */
export function DemoFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const [hasPlayed, setHasPlayed] = useState(false);
  const { videoCaption, play } = HOME.explainer;
  return (
    <figure>
      <div className="relative overflow-hidden rounded-key">
        <video
          ref={video}
          controls={hasPlayed}
          playsInline
          preload="none"
          poster={DEMO_VIDEO.poster}
          aria-label={videoCaption}
          onPlay={() => setHasPlayed(true)}
          className="aspect-video w-full bg-well"
        >
          {DEMO_VIDEO.sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          <track kind="captions" srcLang="en" label="English" src={DEMO_VIDEO.captions} />
        </video>
        {!hasPlayed && (
          <button
            type="button"
            aria-label={play}
            onClick={() => void video.current?.play()}
            className="group absolute inset-0 grid cursor-pointer place-items-center"
          >
            <span className="flex items-center gap-3 rounded-key bg-paper px-5 py-3 font-semibold text-ink group-hover:text-accent">
              <svg aria-hidden viewBox="0 0 12 12" className="size-4">
                <path d="M2 1v10l9-5z" fill="currentColor" />
              </svg>
              {play}
            </span>
          </button>
        )}
      </div>
      <figcaption className="mt-2 text-note text-muted">
        <span className="font-semibold text-ink">Fig. 2</span> {videoCaption}
      </figcaption>
    </figure>
  );
}
