import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';
import { TOUCH_TARGET } from '@/theme/sizes';

import { tabIds, type TabName } from './AdminTabs';
import {
  IN_TALL_WINDOW,
  lowWindowProbe,
  NO_ROOM_ABOVE,
  noteLowWindow,
  ROOM_ABOVE,
  TALL_WINDOW,
  watchHeight,
} from './tallWindow';

const page = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  pt: { xs: 1, sm: 0 },
  pb: 12,
} as const;

// One line, in wide windows with the tabs, and with room for the header's button. On a phone its children are lines of the page.
const head = {
  display: { xs: 'contents', sm: 'flex' },
  flex: '1 0 100%',
  alignItems: 'center',
  columnGap: 1,
  minHeight: '3.5rem',
  pr: { lg: '3.25rem' },
  borderBottom: 1,
  borderColor: { sm: 'transparent', lg: 'divider' },
  bgcolor: 'background.default',
  [IN_TALL_WINDOW]: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    '& *': { scrollMarginTop: { sm: NO_ROOM_ABOVE } },
  },
  '& > .MuiTabs-root': { minWidth: 0, borderBottom: 0 },
  '& .MuiTab-root': { minHeight: '3.5rem', px: '0.875rem' },
} as const;

// Always on screen, and with a button as high as without one.
const status = {
  order: { xs: 1, sm: 0 },
  flex: { xs: '1 0 100%', sm: '1 1 0' },
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  alignSelf: 'stretch',
  justifyContent: { xs: 'space-between', sm: 'end' },
  columnGap: 1.5,
  minHeight: TOUCH_TARGET,
  '& > .MuiButton-root': { flexShrink: 0 },
  [IN_TALL_WINDOW]: {
    position: { xs: 'sticky', sm: 'static' },
    top: 0,
    zIndex: 2,
    '& *': { scrollMarginTop: NO_ROOM_ABOVE },
  },
  bgcolor: 'background.default',
} as const;

const body = { order: 2, flex: '1 0 100%', minWidth: 0, mt: { xs: 0.5, sm: 1, lg: 0 } } as const;

const scrolling = (theme: Theme) => ({
  // Not smooth: buttons would move during a press.
  'html:root': { '--room-for-floating': '0px', scrollBehavior: 'auto' },
  // Below for a form's buttons.
  [TALL_WINDOW]: { scrollPaddingTop: ROOM_ABOVE, scrollPaddingBottom: '5.25rem' },
  [theme.breakpoints.up('lg')]: {
    'header.MuiPaper-root': {
      position: 'absolute',
      inset: '0 0 auto',
      zIndex: 3,
      visibility: 'hidden',
      '& [aria-pressed]': { visibility: 'visible' },
      [IN_TALL_WINDOW]: { position: 'fixed' },
    },
  },
});

/** A `ref` that tells the root how high the element is, for what stays below it at the window's upper edge. */
const shareHeight = watchHeight(
  (height) => document.documentElement.style.setProperty('--state-line-height', `${height}px`),
  () => document.documentElement.style.removeProperty('--state-line-height'),
);

export interface AdminPanelProps {
  /** Undefined: the children are a screen that is no tab. */
  selected: TabName | undefined;
  tabs: ReactNode;
  /** What is not saved, and what is left before the shop opens. */
  state: ReactNode;
  more: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** The panel, whose heading takes the focus when it opens (specification 2, "Admin panel"). */
export function AdminPanel(props: AdminPanelProps) {
  const { selected, tabs, state, more, children, onClose } = props;
  const tab = selected && tabIds(selected);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Container sx={page}>
      <GlobalStyles styles={scrolling} />
      <Box ref={noteLowWindow} sx={lowWindowProbe} />
      <Box sx={head}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h2"
          component="h1"
          sx={{ mr: { xs: 'auto', lg: 2 }, fontSize: { lg: '1.5rem' } }}
        >
          Site Yönetimi
        </Typography>
        {isWide ? tabs : null}
        <Stack ref={shareHeight} direction="row" sx={status}>
          {state}
        </Stack>
        {more}
        <Button variant="outlined" startIcon={<Icon path={mdiClose} />} onClick={onClose}>
          Kapat
        </Button>
      </Box>
      {isWide ? null : <Box sx={{ ...body, mt: 0 }}>{tabs}</Box>}
      <Box
        {...(tab && { id: tab.panelId, role: 'tabpanel', 'aria-labelledby': tab.tabId })}
        sx={body}
      >
        {children}
      </Box>
    </Container>
  );
}
