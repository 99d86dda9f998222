import { useStore } from '@nanostores/react';
import type { ControlStores } from '../control-stores.ts';
import { HotkeySetting } from './hotkey-setting.tsx';
import { MonitorList } from '../light/monitor-list.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { UpdateSetting } from './update-setting.tsx';
import { WORDS } from '../words.ts';

export interface DesktopSectionProps extends Pick<
  ControlStores,
  'preferences' | 'monitors' | 'autostart' | 'updates' | 'output' | 'system'
> {
  readonly id: string;
}

/** Everything that only an app on a desktop can do. */
export function DesktopSection(props: DesktopSectionProps) {
  const { id, preferences, monitors, autostart, updates, output } = props;
  const { platform, version } = useStore(props.system.$state);
  const isAutostarted = useStore(autostart.$isOn);
  const isAutostartRefused = useStore(autostart.$isRefused);
  const isProtected = useStore(preferences.$isContentProtected);
  const inMeeting = useStore(output.$inMeeting);
  const words = WORDS.desktop;
  return (
    <section aria-labelledby={id} className="grid gap-6 border-t border-rule pt-6">
      <h2 id={id} className="text-title">
        {words.title}
      </h2>
      <MonitorList monitors={monitors} />
      <HotkeySetting preferences={preferences} isMac={platform === 'macos'} />
      <SettingSwitch
        name={words.meeting}
        note={words.meetingNote}
        isOn={inMeeting}
        onChange={output.setInMeeting}
      />
      <SettingSwitch
        name={words.protect}
        note={words.protectNote[platform]}
        isOn={isProtected}
        onChange={preferences.setContentProtected}
      />
      <SettingSwitch
        name={words.autostart}
        note={isAutostartRefused ? words.autostartRefused : words.autostartNote}
        isOn={isAutostarted}
        onChange={(isOn) => void autostart.set(isOn)}
      />
      <UpdateSetting updates={updates} version={version} />
    </section>
  );
}
