import { useState } from 'react';

import { PRODUCT_FIELDS } from '@/domain/product';
import { ChoiceField, type ChoiceFieldProps } from '@/panel/components/form/ChoiceField';
import { TextField } from '@/panel/components/form/TextField';

/** The last choice, and the label of the field that it shows. */
const OTHER = {
  brand: { name: 'Başka bir marka yaz', label: 'Yeni marka' },
  category: { name: 'Başka bir kategori yaz', label: 'Yeni kategori' },
};

export interface OpenChoiceFieldProps extends ChoiceFieldProps<string> {
  of: keyof typeof OTHER;
}

/** A choice that also takes what it does not list. A value that is not listed is shown as typed. */
export function OpenChoiceField({ of, ...choice }: OpenChoiceFieldProps) {
  const { value, choices, required = true, placeholder = 'Seçin', onChange } = choice;
  const [isOther, setIsOther] = useState(value !== '' && !choices.includes(value));
  const last = { value: '+', name: OTHER[of].name };

  function handleChange(chosen: string) {
    setIsOther(chosen === last.value);
    onChange(chosen === last.value ? '' : chosen);
  }

  return (
    <>
      <ChoiceField
        {...choice}
        placeholder={placeholder}
        value={isOther ? last.value : value}
        choices={[...choices, last]}
        onChange={handleChange}
      />
      {isOther ? (
        <TextField
          label={OTHER[of].label}
          value={value}
          required={required}
          maxLength={PRODUCT_FIELDS[of].most}
          onChange={onChange}
        />
      ) : null}
    </>
  );
}
