import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

import { FirstLines, type ReadLine } from './FirstLines';
import { SpreadsheetColumns, type SpreadsheetColumnsProps } from './SpreadsheetColumns';
import { SpreadsheetCounts } from './SpreadsheetCounts';
import { type LineWithReason, WrongLines } from './WrongLines';

export interface SpreadsheetPreviewProps extends Pick<SpreadsheetColumnsProps, 'columns'> {
  added: number;
  changed: number;
  unchanged: number;
  firstLines: ReadonlyArray<ReadLine>;
  wrong: ReadonlyArray<LineWithReason>;
  newBrands: readonly string[];
  addsBrands: boolean;
  onChooseColumn: SpreadsheetColumnsProps['onChoose'];
  onAddsBrands: (addsBrands: boolean) => void;
  onDownloadWrong: () => void;
}

export function SpreadsheetPreview(props: SpreadsheetPreviewProps) {
  const { added, changed, unchanged, firstLines, wrong, newBrands } = props;
  return (
    <>
      <SpreadsheetCounts
        added={added}
        changed={changed}
        unchanged={unchanged}
        wrong={wrong.length}
      />
      {added + changed === 0 ? (
        <Typography>Bu listede mağazayı değiştirecek bir şey yok.</Typography>
      ) : null}
      {firstLines.length === 0 ? null : <FirstLines lines={firstLines} />}
      {newBrands.length === 0 ? null : (
        <FormControlLabel
          label={`Yeni markaları Markalar’a da ekle: ${newBrands.join(', ')}`}
          sx={{ mr: 0, alignItems: 'start', overflowWrap: 'anywhere' }}
          control={
            <Checkbox
              checked={props.addsBrands}
              onChange={({ target }) => props.onAddsBrands(target.checked)}
              sx={{ mt: '-0.5625rem' }}
            />
          }
        />
      )}
      {wrong.length === 0 ? null : <WrongLines lines={wrong} onDownload={props.onDownloadWrong} />}
      <SpreadsheetColumns columns={props.columns} onChoose={props.onChooseColumn} />
    </>
  );
}
