import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';
import { TALL_WINDOW } from '@/theme/sizes';

import { AdminTabs, type AdminTabsProps, tabIds } from './AdminTabs';
import { SaveStateLine, type SaveStateLineProps } from './SaveStateLine';

const bar = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

// Below on phones.
const besideClose = {
  order: { xs: 1, md: 0 },
  width: { xs: '100%', md: 'auto' },
  ml: { md: 'auto' },
  gap: '0.25rem 1.5rem',
};

// Always on screen, so that the owner sees that a change was saved.
const status = {
  [TALL_WINDOW]: { position: 'sticky', top: 0, zIndex: 2 },
  py: 1,
  bgcolor: 'background.default',
} as const;

// Room for it above what takes the focus, and for the buttons of a form below. In one step: a button that moves away
// between press and release is not pressed.
const scrolling = {
  html: {
    scrollBehavior: 'auto',
    scrollPaddingTop: '4rem',
    [TALL_WINDOW]: { scrollPaddingBottom: '5.25rem' },
  },
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
    <Container sx={{ display: 'flex', flexDirection: 'column', gap: 1, pt: '1.25rem', pb: 12 }}>
      <Stack direction="row" sx={{ ...bar, gap: 2 }}>
        <Typography ref={heading} tabIndex={-1} variant="h2" component="h1">
          Site Yönetimi
        </Typography>
        <Stack direction="row" sx={{ ...bar, ...besideClose }}>
          {backup}
        </Stack>
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<Icon path={mdiClose} />}
          onClick={onClose}
        >
          Kapat
        </Button>
      </Stack>
      <GlobalStyles styles={scrolling} />
      <Box sx={status}>
        <SaveStateLine waiting={waiting} refused={refused} reason={reason} />
      </Box>
      <AdminTabs
        selected={selected}
        counts={counts}
        foundProducts={foundProducts}
        onSelect={onSelect}
      />
      <Box id={panelId} role="tabpanel" aria-labelledby={tabId} sx={{ mt: 1 }}>
        {children}
      </Box>
    </Container>
  );
}
