import NativeSelect from '@mui/material/NativeSelect';
import { useId } from 'react';

import { FieldFrame, hintId } from './FieldFrame';
import { FieldInput } from './FieldInput';

export interface Choice {
  value: string;
  name: string;
}

export interface ChoiceFieldProps {
  label: string;
  value: string;
  choices: ReadonlyArray<Choice>;
  onChange: (value: string) => void;
  /** Stands first and stands for nothing chosen yet; without one there is always a choice. */
  placeholder?: string;
  hint?: string | undefined;
}

/** One of a list, in the phone's own list: large letters, a thumb's reach. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, value, choices, onChange, placeholder, hint } = props;
  const id = useId();
  return (
    <FieldFrame fieldId={id} label={label} hint={hint}>
      <NativeSelect
        value={value}
        input={<FieldInput />}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{
          id,
          required: true,
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
