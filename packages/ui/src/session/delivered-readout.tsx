import type { Session } from '@overtone/client/session/session';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Hertz } from '@overtone/domain/units';
import { useStore } from '@nanostores/react';
import { deliveredSentences } from './delivered-sentences.ts';
import type { DeliveredRhythm } from './engine-state.ts';

/** What is really delivered beside what was asked for, rhythm by rhythm and sense by sense. */
export function DeliveredReadout({ session }: { readonly session: Session }) {
  const engine = useStore(session.$engine);
  return (
    <section aria-label="Delivered" className="grid gap-2">
      <table className="w-full text-left text-small">
        <thead>
          <tr className="text-note text-muted">
            <th scope="col" className="pb-1 font-normal">
              Rhythm
            </th>
            <Head>Asked</Head>
            <Head>Light</Head>
            <Head>Sound</Head>
          </tr>
        </thead>
        <tbody>
          <Row name="Fast" rhythm={engine.plan.centre} />
          <Row name="Slow" rhythm={engine.plan.global} />
        </tbody>
      </table>
      {deliveredSentences(engine).map((sentence) => (
        <p key={sentence} className="text-small text-muted">
          {sentence}
        </p>
      ))}
    </section>
  );
}

function Head({ children }: { readonly children: string }) {
  return (
    <th scope="col" className="pb-1 text-right font-normal">
      {children}
    </th>
  );
}

function Row({ name, rhythm }: { readonly name: string; readonly rhythm: DeliveredRhythm }) {
  const { askedHz, soundHz, light } = rhythm;
  return (
    <tr className="border-t border-rule">
      <th scope="row" className="py-1.5 font-medium">
        {name}
      </th>
      <Cell hz={askedHz} />
      <Cell hz={light.hz} isOther={light.hz !== askedHz} />
      <Cell hz={soundHz} isOther={soundHz !== askedHz} />
    </tr>
  );
}

function Cell({ hz, isOther = false }: { readonly hz: Hertz; readonly isOther?: boolean }) {
  return (
    <td className={`figure py-1.5 pl-2 text-right ${isOther ? 'font-semibold text-accent' : ''}`}>
      {hz > 0 ? formatFrequency(hz) : 'off'}
    </td>
  );
}
