import type { DownloadPlatform } from '@overtone/domain/analytics/events';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { SafetyNote } from '@overtone/ui/safety/safety-note';
import { DOWNLOAD_PAGE } from '../content/download.ts';
import { PLATFORM_NAMES } from '../content/platform-names.ts';
import { DeskDrawing } from '../home/desk/desk-drawing.tsx';
import { Island } from '../site/life/island.tsx';
import { SitePage } from '../site/site-page.tsx';

/**
 * What a download leads to where no release has been set up: it says so, offers to write when there is one, and says what
 * happens then. Beside it stands what is known of the app already.
 */
export function DownloadPage({ platform }: { readonly platform: DownloadPlatform }) {
  return (
    <SitePage>
      <div className="page grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Waiting system={PLATFORM_NAMES[platform]} />
        <AboutApp platform={platform} />
      </div>
    </SitePage>
  );
}

/** That there is none yet, and what somebody can do. */
function Waiting({ system }: { readonly system: string }) {
  const { title, state, text, form, next, meanwhile, demo } = DOWNLOAD_PAGE;
  return (
    <div className="grid content-start gap-5">
      <h1 className="text-hero tracking-display">{title(system)}</h1>
      <p className="flex items-center gap-2.5 font-semibold">
        <span aria-hidden className="size-3 flex-none rounded-full border-2 border-accent" />
        {state(system)}
      </p>
      <p className="max-w-[38rem] font-serif text-read text-muted">{text}</p>
      <section
        aria-labelledby="links-title"
        className="mt-3 max-w-[38rem] border-t-2 border-ink pt-4"
      >
        <h2 id="links-title" className="text-title">
          {form.title}
        </h2>
        <Island name="download-form" />
        <h3 className="mt-8 text-small font-semibold">{next.title}</h3>
        <ol className="mt-2 divide-y divide-rule border-y border-rule">
          {next.steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[2rem_1fr] items-baseline py-3 text-muted">
              <span aria-hidden className="figure text-accent">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <p className="mt-3 max-w-[38rem] font-serif text-read text-muted">{meanwhile}</p>
      <a href="/demo" className={`${BUTTON_TONES.line} justify-self-start`}>
        {demo}
      </a>
    </div>
  );
}

/** What it looks like, what it needs and what it may do. */
function AboutApp({ platform }: { readonly platform: DownloadPlatform }) {
  const { figure, factsTitle, facts } = DOWNLOAD_PAGE;
  return (
    <div className="grid content-start gap-8">
      <figure className="max-lg:hidden">
        <div className="desk-still relative overflow-hidden rounded-key border border-edge">
          <DeskDrawing />
          <span aria-hidden className="desk-tint absolute inset-0" />
        </div>
        <figcaption className="mt-2 text-note text-muted">{figure}</figcaption>
      </figure>
      <section aria-labelledby="app-title">
        <h2 id="app-title" className="text-title">
          {factsTitle}
        </h2>
        <dl className="mt-3 divide-y divide-rule border-y border-rule text-small">
          {facts[platform].map(([name, meaning]) => (
            <div key={name} className="grid grid-cols-[8rem_1fr] gap-x-4 py-3">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted">{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <SafetyNote />
    </div>
  );
}
