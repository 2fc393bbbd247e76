import { OpenChoiceField } from '@/panel/components/form/choice/OpenChoiceField';
import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { fieldsOf } from '@/panel/components/form/draftFields';
import { FieldRow } from '@/panel/components/form/FieldRow';
import { TextField } from '@/panel/components/form/TextField';
import type { Currency } from '@/panel/domain/spreadsheet/productLine';
import type { SpreadsheetChoices } from '@/panel/domain/spreadsheet/spreadsheetChoices';

const VAT_RATES = ['1', '10', '20'];

export interface NeededFieldsProps {
  choices: SpreadsheetChoices;
  categories: readonly string[];
  brands: readonly string[];
  /** Prices of the spreadsheet are without VAT. */
  lacksVat: boolean;
  /** The currency of the prices if it is not TL. The owner is asked for its rate. */
  currency: Currency | undefined;
  onChange: (choices: SpreadsheetChoices) => void;
}

/** Lines that lack one of these are wrong until the owner has chosen it for all of them (D35). */
export function NeededFields(props: NeededFieldsProps) {
  const { choices, categories, brands, lacksVat, currency, onChange } = props;
  const field = fieldsOf(choices, onChange);
  const optional = { required: false, placeholder: 'Seçilmedi' };
  const rates = VAT_RATES.includes(choices.vat) ? VAT_RATES : [...VAT_RATES, choices.vat];
  return (
    <FieldRow>
      {lacksVat ? (
        <ChoiceField
          label="KDV ekle (%)"
          choices={rates.filter((rate) => rate !== '')}
          {...optional}
          {...field('vat')}
        />
      ) : null}
      {currency === undefined ? null : (
        <TextField
          label="Kur (TL)"
          inputMode="decimal"
          hint={`1 ${currency} kaç TL? Örnek: 48,25`}
          {...field('rate')}
        />
      )}
      <OpenChoiceField
        label="Kategori (hepsine)"
        choices={categories}
        of="category"
        {...optional}
        {...field('category')}
      />
      <OpenChoiceField
        label="Marka (hepsine)"
        choices={brands}
        of="brand"
        {...optional}
        {...field('brand')}
      />
    </FieldRow>
  );
}
