import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

import { PriceChangeList } from '@/panel/components/bulk/PriceChangeList';
import { FileChanges, type FileChangesProps } from '@/panel/components/FileChanges';
import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { leftOutText, missingText } from '@/panel/content/spreadsheet';
import type { ReadLine } from '@/panel/domain/spreadsheet/compareSpreadsheet';
import { isLargeChange, type PriceChanges } from '@/panel/domain/spreadsheet/priceChanges';

import { FirstLines } from './FirstLines';
import { SpreadsheetChoices, type SpreadsheetChoicesProps } from './SpreadsheetChoices';
import { SpreadsheetColumns, type SpreadsheetColumnsProps } from './SpreadsheetColumns';
import { SpreadsheetCounts, type SpreadsheetCountsProps } from './SpreadsheetCounts';
import { type LineWithReason, WrongLines } from './WrongLines';

export interface SpreadsheetPreviewProps
  extends Omit<SpreadsheetChoicesProps, 'onChange'>, SpreadsheetCountsProps {
  columns: SpreadsheetColumnsProps['columns'];
  /** With the number of their lines; nothing to choose where there is one. */
  sheets: readonly string[];
  sheet: number;
  /** Columns and choices are those of an earlier list. */
  isRemembered: boolean;
  skipped: number;
  notParts: number;
  /** Pictures that are addresses of pages. */
  pages: number;
  prices: PriceChanges;
  /** Of a list that this panel has written. */
  madeAt?: string | undefined;
  changedItems: FileChangesProps['items'];
  firstLines: ReadonlyArray<ReadLine>;
  wrongLines: ReadonlyArray<LineWithReason>;
  newBrands: readonly string[];
  addsBrands: boolean;
  /** What the shop has of the list's brand and the list does not. */
  missing: { brand: string; names: readonly string[] } | undefined;
  onChooseSheet: (sheet: number) => void;
  onStartAnew: () => void;
  onChoose: SpreadsheetChoicesProps['onChange'];
  onChooseColumn: SpreadsheetColumnsProps['onChoose'];
  onAddsBrands: (addsBrands: boolean) => void;
  onDownloadWrong: () => void;
}

export function SpreadsheetPreview(props: SpreadsheetPreviewProps) {
  const { added, changed, skipped, notParts, wrong, missing, newBrands, prices, choices } = props;
  const leftOut = leftOutText(notParts, skipped, props.pages);
  return (
    <>
      {props.isRemembered ? (
        <div>
          <Typography role="status">Geçen seferki seçimlerle okundu.</Typography>
          <Button variant="outlined" onClick={props.onStartAnew}>
            Baştan seç
          </Button>
        </div>
      ) : null}
      {props.sheets.length < 2 ? null : (
        <ChoiceField
          label="Sayfa"
          value={String(props.sheet)}
          choices={props.sheets.map((name, index) => ({ value: String(index), name }))}
          onChange={(index) => props.onChooseSheet(Number(index))}
        />
      )}
      <SpreadsheetCounts {...props} />
      {leftOut === '' ? null : <Typography variant="body2">{leftOut}</Typography>}
      {added + changed === 0 ? (
        <Typography>Bu listede mağazayı değiştirecek bir şey yok.</Typography>
      ) : null}
      {props.madeAt === undefined ? null : (
        <FileChanges madeAt={props.madeAt} items={props.changedItems} />
      )}
      <SpreadsheetChoices {...props} onChange={props.onChoose} />
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
      {props.firstLines.length === 0 ? null : <FirstLines lines={props.firstLines} />}
      {newBrands.length === 0 ? null : (
        <LongCheckbox
          label={`Yeni markaları Markalar’a da ekle: ${newBrands.join(', ')}`}
          checked={props.addsBrands}
          onChange={props.onAddsBrands}
        />
      )}
      {missing === undefined || missing.names.length === 0 ? null : (
        <LongCheckbox
          label={missingText(missing.brand, missing.names)}
          checked={choices.sellsOutMissing}
          onChange={(sellsOutMissing) => props.onChoose({ ...choices, sellsOutMissing })}
        />
      )}
      {wrong === 0 ? null : (
        <WrongLines lines={props.wrongLines} total={wrong} onDownload={props.onDownloadWrong} />
      )}
      <SpreadsheetColumns columns={props.columns} onChoose={props.onChooseColumn} />
    </>
  );
}

interface LongCheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function LongCheckbox({ label, checked, onChange }: LongCheckboxProps) {
  return (
    <FormControlLabel
      label={label}
      sx={{ mr: 0, alignItems: 'start', overflowWrap: 'anywhere' }}
      control={
        <Checkbox
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          sx={{ mt: '-0.5625rem' }}
        />
      }
    />
  );
}
