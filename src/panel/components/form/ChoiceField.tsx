import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

import { FieldFrame, hintId } from './FieldFrame';

export interface Choice {
  value: string;
  name: string;
}

export interface ChoiceFieldProps {
  label: string;
  value: string;
  choices: ReadonlyArray<Choice>;
  onChange: (value: string) => void;
  /** The first entry, for no choice. Without it, something is always chosen. */
  placeholder?: string;
  hint?: string | undefined;
  required?: boolean;
}

export function ChoiceField(props: ChoiceFieldProps) {
  const { label, value, choices, onChange, placeholder, hint, required = true } = props;
  const id = useId();
  return (
    <FieldFrame fieldId={id} label={label} hint={hint}>
      <NativeSelect
        value={value}
        input={<OutlinedInput />}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{
          id,
          required,
          'aria-describedby': hint === undefined ? undefined : hintId(id),
        }}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
