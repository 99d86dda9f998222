import { Input, Label, TextField as AriaTextField } from 'react-aria-components';

/** What a one-line text field is given. */
export interface TextFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** It takes nothing over now, and says so, but keeps the focus and what is typed. */
  readonly isBusy?: boolean;
  readonly maxLength?: number;
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden = false,
  isBusy = false,
  placeholder,
  ...field
}: TextFieldProps) {
  return (
    <AriaTextField {...field} autoComplete="off" className="grid flex-1 gap-1.5">
      <Label className={isLabelHidden ? 'sr-only' : 'label'}>{label}</Label>
      <Input
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(isBusy && { 'aria-disabled': true })}
        className="well w-full min-w-0 px-3 py-2 text-base placeholder:text-faint disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60"
      />
    </AriaTextField>
  );
}
