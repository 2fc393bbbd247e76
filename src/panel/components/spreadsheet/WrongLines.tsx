import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';

import { linesBox } from './linesBox';

const list = { ...linesBox, maxHeight: '14rem', overflowY: 'auto' } as const;

export interface LineWithReason {
  /** Counted from 1, as Excel does. */
  line: number;
  name?: string | undefined;
  reason: string;
}

export interface WrongLinesProps {
  /** The first of them. */
  lines: ReadonlyArray<LineWithReason>;
  total: number;
  onDownload: () => void;
}

export function WrongLines({ lines, total, onDownload }: WrongLinesProps) {
  const hidden = total - lines.length;
  return (
    <Box component="section" aria-label="Hatalı satırlar" sx={{ display: 'grid', gap: 1 }}>
      <Typography>Hatalı satırlar uygulanmaz, öbürleri uygulanır.</Typography>
      <List role="list" tabIndex={0} aria-label="Hatalı satırların nedenleri" sx={list}>
        {lines.map(({ line, name, reason }) => (
          <li key={line}>
            <strong>
              {line}. satır{name === undefined ? '' : `, ${name}`}:
            </strong>{' '}
            {reason}
          </li>
        ))}
        {hidden > 0 ? <li>… ve {hidden} satır daha; hepsi dosyada.</li> : null}
      </List>
      <Button
        variant="outlined"
        startIcon={<Icon path={PANEL_ICONS.download} />}
        onClick={onDownload}
        sx={{ justifySelf: 'start' }}
      >
        Hatalı satırları indir
      </Button>
    </Box>
  );
}
