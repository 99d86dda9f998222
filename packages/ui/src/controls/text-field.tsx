import type { Ref } from 'react';
import { FieldError, Input, Label, Text, TextField as AriaTextField } from 'react-aria-components';

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
  /** Said under it and of it; null while there is nothing to say. */
  readonly hint?: string | null;
  /** What is wrong with what is typed: it is marked as such, and says so. */
  readonly problem?: string | null;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden = false,
  isBusy = false,
  placeholder,
  hint,
  problem = null,
  inputRef,
  ...field
}: TextFieldProps) {
  return (
    <AriaTextField
      {...field}
      isInvalid={problem !== null}
      autoComplete="off"
      className="grid flex-1 gap-1.5"
    >
      <Label className={isLabelHidden ? 'sr-only' : 'label'}>{label}</Label>
      <Input
        {...(inputRef !== undefined && { ref: inputRef })}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(isBusy && { 'aria-disabled': true })}
        className="well w-full min-w-0 px-3 py-2 text-base placeholder:text-faint disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60"
      />
      {/* What is to describe the field has to be there from the beginning. */}
      {hint !== undefined && (
        <Text slot="description" className="text-note text-muted empty:hidden">
          {problem === null && hint}
        </Text>
      )}
      <FieldError className="text-note text-warn">{problem}</FieldError>
    </AriaTextField>
  );
}
