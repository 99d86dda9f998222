import { useStore } from '@nanostores/react';
import type { WorkingDay } from '@overtone/client/working-day/working-day';
import { type DayChoice, QUIETS } from '@overtone/domain/working-day/choice';
import { Choice } from '@overtone/ui/controls/choice';
import { Select } from '@overtone/ui/controls/select';
import { useId } from 'react';
import type { ControlStores } from '../control-stores.ts';
import { WORDS } from '../words.ts';
import {
  AWAYS,
  CHARGES,
  type DayOption,
  ENDS,
  nameOf,
  STARTS,
  TIMERS,
  TURNS,
} from './day-options.ts';

/** When sessions start, pause and end. */
export function DaySection({ day, system }: Pick<ControlStores, 'day' | 'system'>) {
  const { platform } = useStore(system.$state);
  const id = useId();
  const words = WORDS.day;
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-rule pt-6">
      <h2 id={id} className="text-title">
        {words.title}
      </h2>
      <div className="grid grid-cols-2 gap-4">
        <DaySelect day={day} of="turns" options={TURNS} />
        <DaySelect day={day} of="timerMinutes" options={TIMERS} />
        <DaySelect day={day} of="startsAt" options={STARTS} />
        <DaySelect day={day} of="endsAt" options={ENDS} />
      </div>
      <p className="text-note text-faint">{words.note}</p>
      <div>
        <QuietChoice day={day} of="inCall" />
        <p className="mt-1 text-note text-faint">{words.inCallNote[platform]}</p>
      </div>
      {platform === 'linux' && (
        <>
          <QuietChoice day={day} of="fullScreen" />
          <div className="grid grid-cols-2 gap-4">
            <DaySelect day={day} of="awayAfterMinutes" options={AWAYS} />
            <DaySelect day={day} of="soundOnlyBelowPercent" options={CHARGES} />
          </div>
        </>
      )}
      <p className="text-note text-faint">{words.aroundNote[platform]}</p>
    </section>
  );
}

function QuietChoice({
  day,
  of,
}: {
  readonly day: WorkingDay;
  readonly of: 'inCall' | 'fullScreen';
}) {
  return (
    <Choice
      label={WORDS.day[of]}
      options={QUIETS.map((value) => ({ value, name: WORDS.day.quiet[value] }))}
      value={useStore(day.$choice)[of]}
      onChange={(quiet) => day.choose({ [of]: quiet })}
    />
  );
}

function DaySelect<Key extends keyof typeof WORDS.day.of>({
  day,
  of,
  options,
}: {
  readonly day: WorkingDay;
  readonly of: Key;
  readonly options: readonly DayOption<Key>[];
}) {
  const chosen = nameOf(options, useStore(day.$choice)[of]);
  const names = options.map(({ name }) => name);
  const choose = (name: string) => {
    const option = options.find((candidate) => candidate.name === name);
    if (!option) return;
    const change: Partial<DayChoice> = { [of]: option.value };
    day.choose(change);
  };
  return (
    <Select
      label={WORDS.day.of[of]}
      options={names.includes(chosen) ? names : [chosen, ...names]}
      value={chosen}
      onChange={choose}
    />
  );
}
