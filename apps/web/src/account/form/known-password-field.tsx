import { Field, type FieldProps } from './field.tsx';

/** Where a person shows with their password that it is them. */
export function KnownPasswordField(props: Pick<FieldProps, 'value' | 'onChange'>) {
  return <Field label="Your password" type="password" autoComplete="current-password" {...props} />;
}
