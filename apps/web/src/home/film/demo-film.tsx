import { FILM, type FilmFiles } from '../../content/film.ts';

/** The film of the product, by day and by night: a page shows that of its theme. */
export function DemoFilm() {
  const { caption, files } = FILM;
  return (
    <figure className="max-w-3xl">
      <CoveredFilm files={files.day} className="day-alone" />
      <CoveredFilm files={files.night} className="night-alone" />
      <figcaption className="mt-2 text-note text-muted">
        <span className="font-semibold text-ink">Fig. 2</span> {caption}
      </figcaption>
    </figure>
  );
}

interface CoveredFilmProps {
  readonly files: FilmFiles;
  readonly className: string;
}

/** A film with a button to cover it until it is first played (see `cover-film.ts`). */
function CoveredFilm({ files: { poster, sources }, className }: CoveredFilmProps) {
  const { caption, play, captions } = FILM;
  return (
    <div data-behaviour="film" className={`relative overflow-hidden rounded-key ${className}`}>
      <video
        controls
        playsInline
        preload="none"
        aria-label={caption}
        className="aspect-video w-full bg-well"
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        <track kind="captions" srcLang="en" label="English" src={captions} />
      </video>
      <button
        type="button"
        hidden
        aria-label={play}
        className="group absolute inset-0 grid w-full cursor-pointer content-end justify-items-start p-4"
      >
        <img
          src={poster}
          alt=""
          width={1280}
          height={720}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
        <span className="relative flex items-center gap-3 rounded-key border border-edge bg-paper px-5 py-3 font-semibold text-ink group-hover:text-accent">
          <svg aria-hidden viewBox="0 0 12 12" className="size-4">
            <path d="M2 1v10l9-5z" fill="currentColor" />
          </svg>
          {play}
        </span>
      </button>
    </div>
  );
}
