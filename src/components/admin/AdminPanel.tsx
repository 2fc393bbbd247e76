import { mdiClose } from '@mdi/js';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';

import { AdminTabs, type AdminTabsProps, tabIds } from './AdminTabs';
import { SaveStateLine, type SaveStateLineProps } from './SaveStateLine';

const bar = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

export interface AdminPanelProps extends AdminTabsProps, SaveStateLineProps {
  backup: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** The frame of the panel (specification 2, "Admin panel"). Its heading takes the focus when it opens. */
export function AdminPanel(props: AdminPanelProps) {
  const { selected, counts, foundProducts, onSelect } = props;
  const { waiting, refused, reason, backup, children, onClose } = props;
  const { tabId, panelId } = tabIds(selected);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Container sx={{ display: 'grid', gap: 2, pt: '1.25rem', pb: 12 }}>
      <Stack direction="row" sx={{ ...bar, gap: 2 }}>
        <Typography ref={heading} tabIndex={-1} variant="h2" component="h1">
          Site Yönetimi
        </Typography>
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<Icon path={mdiClose} />}
          onClick={onClose}
        >
          Kapat
        </Button>
      </Stack>
      <Stack direction="row" sx={{ ...bar, gap: '0.25rem 1.5rem' }}>
        <SaveStateLine waiting={waiting} refused={refused} reason={reason} />
        {backup}
      </Stack>
      <AdminTabs
        selected={selected}
        counts={counts}
        foundProducts={foundProducts}
        onSelect={onSelect}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId}>
        {children}
      </div>
    </Container>
  );
}
