import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { IconControl } from '@/components/shared/IconControl';
import { PART_NUMBER_NAME } from '@/domain/products/partNumbers/partNumbers';

// An icon imported from @mdi/js would be in every visitor's first download (see panelIcons.ts).
const COPY =
  'M4 2h12v2H4v14H2V4a2 2 0 0 1 2-2zm4 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm0 2v12h12V8z';

const line = {
  minWidth: 0,
  '& > span': { color: 'text.secondary' },
  '& > strong': { userSelect: 'all' },
} as const;

export interface PartNumbersProps {
  /** The numbers, such as `0986424797, 1K0698151`. */
  text: string;
  /** What became of the copying. */
  notice: string;
  onCopy: () => void;
}

export function PartNumbers({ text, notice, onCopy }: PartNumbersProps) {
  return (
    <div>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Typography sx={line}>
          <span>{PART_NUMBER_NAME}</span> <strong translate="no">{text}</strong>
        </Typography>
        <IconControl path={COPY} aria-label="Parça numarasını kopyala" onClick={onCopy} />
      </Stack>
      <Typography role="status" variant="body2" color="textSecondary">
        {notice}
      </Typography>
    </div>
  );
}
