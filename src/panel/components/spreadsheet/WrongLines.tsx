import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { problemsText } from '@/panel/content/files/lineProblems';
import type { WrongLine } from '@/panel/domain/spreadsheet/compareSpreadsheet';

import { linesBox } from './FirstLines';

const SHOWN = 20;
const list = { ...linesBox, maxHeight: '9rem', overflowY: 'auto' } as const;

export interface WrongLinesProps {
  lines: readonly WrongLine[];
  /** The list of the reasons, which can have the focus. */
  ref?: Ref<HTMLUListElement>;
  onDownload: () => void;
}

export function WrongLines({ lines, ref, onDownload }: WrongLinesProps) {
  const hidden = lines.length - SHOWN;
  return (
    <Box component="section" aria-label="Hatalı satırlar" sx={{ display: 'grid', gap: 1 }}>
      <Typography>Hatalı satırlar uygulanmaz, öbürleri uygulanır.</Typography>
      <List ref={ref} role="list" tabIndex={0} aria-label="Hatalı satırların nedenleri" sx={list}>
        {lines.slice(0, SHOWN).map(({ line, values: { name }, problems }) => (
          <li key={line}>
            <strong>
              {line}. satır{name === undefined ? '' : `, ${name}`}:
            </strong>{' '}
            {problemsText(problems)}
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
