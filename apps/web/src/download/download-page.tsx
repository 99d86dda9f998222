import type { DownloadPlatform } from '@overtone/domain/analytics/events';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { SafetyNote } from '@overtone/ui/safety/safety-note';
import { DOWNLOAD_PAGE } from '../content/download.ts';
import { PLATFORM_NAMES } from '../content/platform-names.ts';
import { DeskDrawing } from '../home/desk/desk-drawing.tsx';
import { Island } from '../site/life/island.tsx';
import { SitePage } from '../site/site-page.tsx';

/** What a download leads to where no release has been set up: it says so, and offers to write when there is one. */
export function DownloadPage({ platform }: { readonly platform: DownloadPlatform }) {
  const system = PLATFORM_NAMES[platform];
  const { title, text, meanwhile, demo, form, figure, notes } = DOWNLOAD_PAGE;
  return (
    <SitePage>
      <div className="page grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-5">
          <h1 className="text-hero tracking-display">{title(system)}</h1>
          <p className="max-w-[38rem] font-serif text-read text-muted">{text(system)}</p>
          <p className="max-w-[38rem] font-serif text-read text-muted">{meanwhile}</p>
          <a href="/demo" className={`${BUTTON_TONES.line} justify-self-start`}>
            {demo}
          </a>
          <figure className="mt-6 max-w-[38rem] max-lg:hidden">
            <div className="desk-still relative overflow-hidden rounded-key border border-edge">
              <DeskDrawing />
              <span aria-hidden className="desk-tint absolute inset-0" />
            </div>
            <figcaption className="mt-2 text-note text-muted">{figure}</figcaption>
          </figure>
        </div>
        <div className="grid content-start gap-8">
          <section aria-labelledby="links-title" className="border-t-2 border-ink pt-4">
            <h2 id="links-title" className="text-title">
              {form.title}
            </h2>
            <Island name="download-form" />
          </section>
          <ul className="divide-y divide-rule border-y border-rule text-small text-muted">
            {notes[platform].map((note) => (
              <li key={note} className="py-3">
                {note}
              </li>
            ))}
          </ul>
          <SafetyNote />
        </div>
      </div>
    </SitePage>
  );
}
