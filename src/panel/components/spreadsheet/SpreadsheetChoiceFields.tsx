import { PercentField } from '@/panel/components/bulk/PercentField';
import { CheckboxField } from '@/panel/components/form/CheckboxField';
import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { fieldsOf } from '@/panel/components/form/draftFields';
import { FieldRow } from '@/panel/components/form/FieldRow';
import { ROUNDING } from '@/panel/content/spreadsheetWords';
import type { SpreadsheetChoices } from '@/panel/domain/spreadsheet/spreadsheetChoices';

export interface SpreadsheetChoiceFieldsProps {
  choices: SpreadsheetChoices;
  /** Those of the columns that may stand behind the name. */
  headings: readonly string[];
  onChange: (choices: SpreadsheetChoices) => void;
}

/** What the owner may decide for all lines of a spreadsheet (D35). */
export function SpreadsheetChoiceFields(props: SpreadsheetChoiceFieldsProps) {
  const { choices, headings, onChange } = props;
  const field = fieldsOf(choices, onChange);
  return (
    <>
      <FieldRow>
        <ChoiceField
          label="Ürün Adı 2"
          choices={headings}
          hint="Adların arkasına yazılır"
          required={false}
          placeholder="Seçilmedi"
          {...field('secondName')}
        />
        <PercentField
          label="Fiyatlara ekle (%)"
          required={false}
          direction="up"
          {...field('percent')}
        />
        <ChoiceField {...ROUNDING} {...field('step')} />
      </FieldRow>
      <CheckboxField label="Yeni ürünleri ekle" {...field('addsNew')} />
    </>
  );
}
