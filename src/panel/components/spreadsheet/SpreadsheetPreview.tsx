import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { PriceChangeList } from '@/panel/components/bulk/PriceChangeList';
import { FileChanges } from '@/panel/components/FileChanges';
import { CheckboxField } from '@/panel/components/form/CheckboxField';
import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { hiddenText, leftOutText, markupText, missingText } from '@/panel/content/spreadsheetWords';
import { editedRecords } from '@/panel/domain/changes/changedRecord';
import type { ProductChanges } from '@/panel/domain/products/productChanges';
import type { SpreadsheetChanges } from '@/panel/domain/spreadsheet/compareSpreadsheet';
import { isLargeChange } from '@/panel/domain/spreadsheet/priceChanges';
import type { OpenSpreadsheet } from '@/panel/domain/spreadsheet/sheet';
import { markupOf } from '@/panel/domain/spreadsheet/spreadsheetChoices';

import { FirstLines } from './FirstLines';
import {
  SpreadsheetChoiceFields,
  type SpreadsheetChoiceFieldsProps,
} from './SpreadsheetChoiceFields';
import { SpreadsheetColumns, type SpreadsheetColumnsProps } from './SpreadsheetColumns';
import { SpreadsheetCounts } from './SpreadsheetCounts';
import { WrongLines } from './WrongLines';

export interface SpreadsheetPreviewProps {
  spreadsheet: OpenSpreadsheet;
  changes: SpreadsheetChanges &
    Pick<SpreadsheetChoiceFieldsProps, 'categories' | 'brands'> & {
      notParts: number;
      hidden: number;
      /** What the file itself changes, without what is added to its prices. Of a spreadsheet that the shop has written. */
      inFile: ProductChanges;
    };
  addsBrands: boolean;
  /** What is to be known of original prices. */
  oldPrices?: ReactNode;
  onChooseSheet: (sheet: number) => void;
  onStartAnew: () => void;
  onTakeHidden: () => void;
  onChoose: SpreadsheetChoiceFieldsProps['onChange'];
  onChooseColumn: SpreadsheetColumnsProps['onChoose'];
  onAddsBrands: (addsBrands: boolean) => void;
  onDownloadWrong: () => void;
}

export function SpreadsheetPreview(props: SpreadsheetPreviewProps) {
  const { spreadsheet, changes, onChoose } = props;
  const { sheets, sheet, choices } = spreadsheet;
  const { prices, newBrands, missing, wrong } = changes;
  const leftOut = leftOutText(changes);
  const markup = markupText(choices, changes);
  const isReadable = markupOf(choices) !== undefined;
  return (
    <>
      {spreadsheet.isRemembered ? (
        <StatusWithButton
          text="Geçen seferki seçimlerle okundu."
          button="Baştan seç"
          onPress={props.onStartAnew}
        />
      ) : null}
      {sheets.length < 2 ? null : (
        <ChoiceField
          label="Sayfa"
          value={String(sheets.findIndex(({ name }) => name === sheet.name))}
          choices={sheets.map(({ name, rows }, index) => ({
            value: String(index),
            name: `${name} (${rows.length} satır)`,
          }))}
          onChange={(index) => props.onChooseSheet(Number(index))}
        />
      )}
      <SpreadsheetCounts {...changes} wrong={wrong.length} />
      {markup === '' ? null : (
        <Typography
          role="status"
          color={isReadable ? undefined : 'primary'}
          sx={{ fontWeight: 600 }}
        >
          {markup}
        </Typography>
      )}
      {leftOut === '' ? null : <Typography variant="body2">{leftOut}</Typography>}
      {changes.hidden === 0 ? null : (
        <StatusWithButton
          text={hiddenText(changes.hidden)}
          button="Gizli satırları da al"
          onPress={props.onTakeHidden}
        />
      )}
      {isReadable && changes.added + changes.changed === 0 ? (
        <Typography>Bu listede mağazayı değiştirecek bir şey yok.</Typography>
      ) : null}
      {sheet.madeAt === undefined ? null : (
        <FileChanges madeAt={sheet.madeAt} records={editedRecords({ products: changes.inFile })} />
      )}
      <SpreadsheetChoiceFields
        {...changes}
        headings={sheet.headings.filter((text, at) => text !== '' && sheet.columns[at] !== 'name')}
        choices={choices}
        onChange={onChoose}
      />
      {prices.examples.length === 0 ? null : (
        <section>
          <Typography>Fiyatı en çok değişenler:</Typography>
          {prices.large === 0 ? null : (
            <Typography sx={{ color: 'warning.main', fontWeight: 600 }}>
              {prices.large} fiyat yarısından fazla değişiyor. Uygulamadan önce bakın.
            </Typography>
          )}
          <PriceChangeList
            label="Fiyatı en çok değişenler"
            edits={prices.examples}
            warningOf={(edit) => (isLargeChange(edit) ? 'Yarısından fazla değişiyor' : undefined)}
          />
        </section>
      )}
      {props.oldPrices}
      <FirstLines lines={changes.read} />
      {newBrands.length === 0 ? null : (
        <CheckboxField
          isLong
          label={`Yeni markaları Markalar’a da ekle: ${newBrands.join(', ')}`}
          value={props.addsBrands}
          onChange={props.onAddsBrands}
        />
      )}
      {missing === undefined || missing.products.length === 0 ? null : (
        <CheckboxField
          isLong
          label={missingText(missing)}
          value={choices.sellsOutMissing}
          onChange={(sellsOutMissing) => onChoose({ ...choices, sellsOutMissing })}
        />
      )}
      {wrong.length === 0 ? null : <WrongLines lines={wrong} onDownload={props.onDownloadWrong} />}
      <SpreadsheetColumns sheet={sheet} onChoose={props.onChooseColumn} />
    </>
  );
}

function StatusWithButton(props: { text: string; button: string; onPress: () => void }) {
  return (
    <div>
      <Typography role="status">{props.text}</Typography>
      <Button variant="outlined" onClick={props.onPress}>
        {props.button}
      </Button>
    </div>
  );
}
