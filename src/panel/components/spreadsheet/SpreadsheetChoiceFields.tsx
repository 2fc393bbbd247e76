import Typography from '@mui/material/Typography';

import { PercentField } from '@/panel/components/bulk/PercentField';
import { CheckboxField } from '@/panel/components/form/CheckboxField';
import { OpenChoiceField } from '@/panel/components/form/choice/OpenChoiceField';
import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { fieldsOf } from '@/panel/components/form/draftFields';
import { FieldRow } from '@/panel/components/form/FieldRow';
import { TextField } from '@/panel/components/form/TextField';
import { OTHER_BRAND } from '@/panel/content/panel';
import { CURRENCY_NAMES, ROUNDING } from '@/panel/content/spreadsheetWords';
import type { Currency } from '@/panel/domain/spreadsheet/productLine';
import { rateOf, type SpreadsheetChoices } from '@/panel/domain/spreadsheet/spreadsheetChoices';

export interface SpreadsheetChoiceFieldsProps {
  choices: SpreadsheetChoices;
  categories: readonly string[];
  brands: readonly string[];
  /** Those of the columns that may stand behind the name. */
  headings: readonly string[];
  /** Prices of the spreadsheet are without VAT. */
  lacksVat: boolean;
  /** The currency of the prices if it is not TL. The owner is asked for its rate. */
  currency: Currency | undefined;
  onChange: (choices: SpreadsheetChoices) => void;
}

/** What the owner decides for all lines of a spreadsheet (D35). */
export function SpreadsheetChoiceFields(props: SpreadsheetChoiceFieldsProps) {
  const { choices, categories, brands, headings, lacksVat, currency, onChange } = props;
  const field = fieldsOf(choices, onChange);
  const optional = { required: false, placeholder: 'Seçilmedi' };
  const percent = { required: false, direction: 'up' } as const;
  return (
    <>
      {lacksVat ? (
        <>
          <Typography role="alert" color="primary" sx={{ fontWeight: 600 }}>
            Bu listede KDV hariç fiyatlar var. KDV oranını yazmadan alınmazlar.
          </Typography>
          <PercentField label="KDV ekle (%)" {...percent} {...field('vat')} />
        </>
      ) : null}
      {currency === undefined ? null : (
        <>
          {rateOf(choices) === undefined ? (
            <Typography role="alert" color="primary" sx={{ fontWeight: 600 }}>
              {`Bu listede fiyatlar ${CURRENCY_NAMES[currency]}. Kuru yazmadan alınmazlar.`}
            </Typography>
          ) : null}
          <TextField
            label="Kur (TL)"
            inputMode="decimal"
            hint={`1 ${currency} kaç TL? Örnek: 48,25`}
            {...field('rate')}
          />
        </>
      )}
      <FieldRow>
        <ChoiceField
          label="Ürün Adı 2"
          choices={headings}
          hint="Adların arkasına yazılır"
          {...optional}
          {...field('secondName')}
        />
        <ChoiceField
          label="Kategori (hepsine)"
          choices={categories}
          {...optional}
          {...field('category')}
        />
        <OpenChoiceField
          label="Marka (hepsine)"
          choices={brands}
          other={OTHER_BRAND}
          maxLength={100}
          {...optional}
          {...field('brand')}
        />
      </FieldRow>
      <FieldRow>
        <PercentField label="Fiyatlara ekle (%)" {...percent} {...field('percent')} />
        <ChoiceField {...ROUNDING} {...field('step')} />
      </FieldRow>
      <CheckboxField label="Yeni ürünleri ekle" {...field('addsNew')} />
    </>
  );
}
