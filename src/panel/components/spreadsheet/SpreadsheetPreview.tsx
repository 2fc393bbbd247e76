import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';

import { PriceChangeList } from '@/panel/components/bulk/PriceChangeList';
import { FileChanges } from '@/panel/components/FileChanges';
import { CheckboxField } from '@/panel/components/form/CheckboxField';
import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { leftOutText, markupText, missingText, neededText } from '@/panel/content/spreadsheetWords';
import { editedRecords } from '@/panel/domain/changes/changedRecord';
import type { SpreadsheetChanges } from '@/panel/domain/spreadsheet/compareSpreadsheet';
import { isLargeChange } from '@/panel/domain/spreadsheet/priceChanges';
import { type OpenSpreadsheet, withColumn, withHiddenRows } from '@/panel/domain/spreadsheet/sheet';

import { FirstLines } from './FirstLines';
import { NeededFields, type NeededFieldsProps } from './NeededFields';
import { SpreadsheetChoiceFields } from './SpreadsheetChoiceFields';
import { SpreadsheetColumns } from './SpreadsheetColumns';
import { SpreadsheetCounts } from './SpreadsheetCounts';
import { WrongLines } from './WrongLines';

export interface SpreadsheetPreviewProps {
  spreadsheet: OpenSpreadsheet;
  changes: SpreadsheetChanges &
    Pick<NeededFieldsProps, 'categories' | 'brands'> &
    Record<'notParts' | 'hidden', number>;
  addsBrands: boolean;
  /** What is to be known of original prices. */
  oldPrices?: ReactNode;
  onChooseSheet: (sheet: number) => void;
  onStartAnew: () => void;
  onChange: (changed: Partial<Pick<OpenSpreadsheet, 'sheet' | 'choices'>>) => void;
  onAddsBrands: (addsBrands: boolean) => void;
  onDownloadWrong: () => void;
}

export function SpreadsheetPreview(props: SpreadsheetPreviewProps) {
  const { spreadsheet, changes, onChange } = props;
  const { sheets, sheet, choices } = spreadsheet;
  const { prices, newBrands, missing, wrong } = changes;
  const reasons = useRef<HTMLUListElement>(null);
  const leftOut = leftOutText(changes);
  const needed = neededText(choices, changes);
  const status = needed || markupText(choices, changes);
  const onChoose: NeededFieldsProps['onChange'] = (chosen) => onChange({ choices: chosen });
  const columns = (
    <SpreadsheetColumns
      sheet={sheet}
      onChoose={(...column) => onChange({ sheet: withColumn(sheet, ...column) })}
    />
  );
  const inFile = sheets.find(({ name }) => name === sheet.name);
  const lacksNames = !inFile?.columns.some((one) => one === 'name' || one === 'partNumbers');
  // The shop's own list comes with all its changes, so that the largest ones do not stand there twice.
  const { madeAt } = sheet;
  const examples = madeAt === undefined ? prices.examples : [];
  const shown = new Set<unknown>(
    (madeAt === undefined ? examples : changes.changes.edited).map(({ after }) => after),
  );
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
      <SpreadsheetCounts
        {...changes}
        wrong={wrong.length}
        onShowWrong={() => reasons.current?.focus()}
      />
      {status === '' ? null : (
        <Typography
          role={needed === '' ? 'status' : 'alert'}
          color={needed === '' ? undefined : 'primary'}
          sx={{ fontWeight: 600 }}
        >
          {status}
        </Typography>
      )}
      {lacksNames ? columns : null}
      {changes.hidden === 0 ? null : (
        <StatusWithButton
          text={`${changes.hidden} gizli satır alınmadı (dosyada gizlenmiş ya da süzülmüş).`}
          button="Gizli satırları da al"
          onPress={() => onChange({ sheet: withHiddenRows(sheet) })}
        />
      )}
      <NeededFields {...changes} choices={choices} onChange={onChoose} />
      {wrong.length === 0 ? null : (
        <WrongLines ref={reasons} lines={wrong} onDownload={props.onDownloadWrong} />
      )}
      {leftOut === '' ? null : <Typography variant="body2">{leftOut}</Typography>}
      {needed === '' && changes.added + changes.changed === 0 ? (
        <Typography>Bu listede mağazayı değiştirecek bir şey yok.</Typography>
      ) : null}
      {prices.large === 0 ? null : (
        <Typography sx={{ color: 'warning.main', fontWeight: 600 }}>
          {prices.large} fiyat yarısından fazla değişiyor. Uygulamadan önce bakın.
        </Typography>
      )}
      {madeAt === undefined ? null : (
        <FileChanges madeAt={madeAt} records={editedRecords({ products: changes.changes })} />
      )}
      <SpreadsheetChoiceFields
        headings={sheet.headings.filter((text, at) => text !== '' && sheet.columns[at] !== 'name')}
        choices={choices}
        onChange={onChoose}
      />
      {examples.length === 0 ? null : (
        <section>
          <Typography>Fiyatı en çok değişenler:</Typography>
          <PriceChangeList
            label="Fiyatı en çok değişenler"
            edits={examples}
            warningOf={(edit) => (isLargeChange(edit) ? 'Yarısından fazla değişiyor' : undefined)}
          />
        </section>
      )}
      {props.oldPrices}
      <FirstLines lines={changes.read.filter(({ product }) => !shown.has(product))} />
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
      {lacksNames ? null : columns}
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
