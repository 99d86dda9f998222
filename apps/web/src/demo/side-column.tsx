import { useStore } from '@nanostores/react';
import { Checkbox } from '@overtone/ui/controls/checkbox';
import { SafetyNote } from '@overtone/ui/safety/safety-note';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { DEMO } from '../content/demo.ts';
import type { DemoStores } from './demo-stores.ts';

/** As quiet as what it stands over: none of it changes while a person works. */
const TITLE = 'font-sans text-small font-semibold tracking-normal';

/** What to try, where to get more, and what to know first. */
export function SideColumn({ checklist, $who }: Pick<DemoStores, 'checklist' | '$who'>) {
  const items = useStore(checklist.$items);
  const isMember = useStore($who).kind === 'member';
  const { tryItOut, fullExperience, safety } = DEMO;
  return (
    <aside aria-label="About the demo" className="demo-rail">
      <section aria-label={tryItOut.title}>
        <h2 className={TITLE}>{tryItOut.title}</h2>
        <ul className="mt-1 text-small">
          {items.map(({ id, text, completed }) => (
            <li key={id}>
              <Checkbox isChecked={completed} onChange={() => checklist.toggle(id)}>
                {text}
              </Checkbox>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={fullExperience.title} className="grid gap-1 border-t border-rule pt-4">
        <h2 className={TITLE}>{fullExperience.title}</h2>
        <p className="text-note text-muted">{fullExperience.text}</p>
        <a href="/" className={`${BUTTON_TONES.quiet} justify-self-start`}>
          {fullExperience.link}
        </a>
        {!isMember && <p className="text-note text-faint">{fullExperience.terms}</p>}
      </section>
      <section aria-label={safety.title} className="border-t border-rule pt-4">
        <h2 className={`${TITLE} mb-1`}>{safety.title}</h2>
        <SafetyNote />
      </section>
    </aside>
  );
}
