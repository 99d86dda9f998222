import { Input, Label, TextField as AriaTextField } from 'react-aria-components';

/** What a one-line text field is given. */
export interface TextFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly maxLength?: number;
}

/** One line of text. */
export function TextField({ label, isLabelHidden = false, placeholder, ...field }: TextFieldProps) {
  return (
    <AriaTextField {...field} autoComplete="off" className="grid flex-1 gap-1.5">
      <Label className={isLabelHidden ? 'sr-only' : 'label'}>{label}</Label>
      <Input
        {...(placeholder === undefined ? {} : { placeholder })}
        className="well w-full min-w-0 px-3 py-2 text-base placeholder:text-faint disabled:cursor-not-allowed disabled:opacity-60"
      />
    </AriaTextField>
  );
}
