import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

import { FieldFrame, type FieldFrameProps } from './FieldFrame';

export interface ChoiceFieldProps<Value extends string> extends Omit<FieldFrameProps, 'children'> {
  value: Value;
  /** A text alone is both the value and its name. */
  choices: ReadonlyArray<Value | { value: Value; name: string }>;
  onChange: (value: Value) => void;
  /** The first entry, for no choice. Without it, something is always chosen. */
  placeholder?: string;
  required?: boolean;
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, onChange, placeholder, hint, warning, required = true } = props;
  const options = choices.map((choice) =>
    typeof choice === 'string' ? { value: choice, name: choice } : choice,
  );
  return (
    <FieldFrame label={label} hint={hint} warning={warning}>
      {(field) => (
        <NativeSelect
          value={value}
          input={<OutlinedInput />}
          // Every option is a value.
          onChange={({ target }) => onChange(target.value as Value)}
          inputProps={{ ...field, required }}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
