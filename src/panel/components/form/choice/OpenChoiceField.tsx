import { useState } from 'react';

import { ChoiceField, type ChoiceFieldProps } from '@/panel/components/form/ChoiceField';
import { TextField } from '@/panel/components/form/TextField';

export interface OpenChoiceFieldProps extends ChoiceFieldProps<string> {
  /** The last choice, such as `Başka bir marka yaz`, and the label of the field that it shows. */
  other: { name: string; label: string };
  maxLength?: number | undefined;
}

/** A choice that also takes what it does not list. A value that is not listed is shown as typed. */
export function OpenChoiceField({ other, maxLength, ...choice }: OpenChoiceFieldProps) {
  const { value, choices, required = true, onChange } = choice;
  const [isOther, setIsOther] = useState(value !== '' && !choices.includes(value));
  const last = { value: '+', name: other.name };

  function handleChange(chosen: string) {
    setIsOther(chosen === last.value);
    onChange(chosen === last.value ? '' : chosen);
  }

  return (
    <>
      <ChoiceField
        {...choice}
        value={isOther ? last.value : value}
        choices={[...choices, last]}
        onChange={handleChange}
      />
      {isOther ? (
        <TextField
          label={other.label}
          value={value}
          required={required}
          maxLength={maxLength}
          onChange={onChange}
        />
      ) : null}
    </>
  );
}
