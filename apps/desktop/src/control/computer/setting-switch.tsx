import { Switch } from '@overtone/ui/controls/switch';

export interface SettingSwitchProps {
  readonly name: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch and, under it, what it means. */
export function SettingSwitch({ name, note, isOn, onChange }: SettingSwitchProps) {
  return (
    <div>
      <Switch isOn={isOn} onChange={onChange}>
        {name}
      </Switch>
      <p className="mt-1 text-note text-faint">{note}</p>
    </div>
  );
}
