import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

import { FieldFrame, hintId } from './FieldFrame';

export interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  /** A text alone is both the value and its name. */
  choices: ReadonlyArray<Value | { value: Value; name: string }>;
  onChange: (value: Value) => void;
  /** The first entry, for no choice. Without it, something is always chosen. */
  placeholder?: string;
  hint?: string | undefined;
  warning?: string | undefined;
  required?: boolean;
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, onChange, placeholder, hint, warning, required = true } = props;
  const id = useId();
  return (
    <FieldFrame fieldId={id} label={label} hint={hint} warning={warning}>
      <NativeSelect
        value={value}
        input={<OutlinedInput />}
        // Every option is a value.
        onChange={({ target }) => onChange(target.value as Value)}
        inputProps={{
          id,
          required,
          'aria-describedby': (warning ?? hint) === undefined ? undefined : hintId(id),
        }}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {choices.map((choice) => {
          const { value: key, name } =
            typeof choice === 'string' ? { value: choice, name: choice } : choice;
          return (
            <option key={key} value={key}>
              {name}
            </option>
          );
        })}
      </NativeSelect>
    </FieldFrame>
  );
}
