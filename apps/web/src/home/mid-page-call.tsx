import { MID_PAGE } from '../content/home.ts';
import { DownloadLinks } from '../site/forms/download-link.tsx';
import { Section } from '../site/sections/section.tsx';

/** The way to the desktop app, half-way down. */
export function MidPageCall() {
  const { title, text } = MID_PAGE;
  return (
    <Section labelledBy="mid-page-title" className="page">
      <div className="grid items-center gap-x-16 gap-y-5 border-b border-rule pt-9 pb-12 lg:grid-cols-[minmax(0,1fr)_auto] lg:pt-12">
        <div>
          <h2 id="mid-page-title" className="text-head">
            {title}
          </h2>
          <p className="mt-2 text-muted">{text}</p>
        </div>
        <DownloadLinks placement="mid_page_cta" />
      </div>
    </Section>
  );
}
