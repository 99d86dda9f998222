import type { CalendarStore } from '@overtone/client/calendar/calendar-store';
import { useStore } from '@nanostores/react';
import { Choice } from '../controls/choice.tsx';
import { Switch } from '../controls/switch.tsx';

/** What the settings of the autopilot are given. */
export interface AutopilotSettingsProps {
  readonly calendar: CalendarStore;
  readonly hasHostedModel: boolean;
}

/** How many minutes earlier a suggestion may begin. */
const LEAD_CHOICES = [0, 5, 10].map((minutes) => ({
  value: String(minutes),
  name: minutes === 0 ? 'At the start' : `${minutes} min before`,
}));

/** What a person wants to happen by itself; at first nothing. */
export function AutopilotSettings({ calendar, hasHostedModel }: AutopilotSettingsProps) {
  const { autopilot, hostedTitles, leadMinutes } = useStore(calendar.$preferences);
  return (
    <section aria-label="Autopilot" className="grid max-w-[40rem] gap-3 border-t border-rule pt-5">
      <Switch
        isOn={autopilot}
        onChange={(autopilot) => void calendar.setPreferences({ autopilot })}
      >
        Follow my calendar
      </Switch>
      <p className="text-small text-muted">
        Eases into what suits an event as it begins, and back as it ends. What you have changed
        yourself stays, and an unclear title is asked about first.
      </p>
      {autopilot && (
        <Choice
          label="When to begin"
          options={LEAD_CHOICES}
          value={String(leadMinutes)}
          onChange={(minutes) => void calendar.setPreferences({ leadMinutes: Number(minutes) })}
        />
      )}
      {hasHostedModel && calendar.isSignedIn && (
        <>
          <Switch
            isOn={hostedTitles}
            onChange={(hostedTitles) => void calendar.setPreferences({ hostedTitles })}
          >
            Let the AI model read event titles
          </Switch>
          <p className="text-small text-muted">
            When this is off, titles are read by the built-in recommender alone. When it is on, the
            titles of your connected calendars are sent to the AI model, without times, guests or
            notes; never a title that mentions a health matter, and nothing from a file on this
            device.
          </p>
        </>
      )}
    </section>
  );
}
