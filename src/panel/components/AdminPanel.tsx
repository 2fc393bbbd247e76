import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';
import { TOUCH_TARGET } from '@/theme/sizes';

import { tabIds, type TabName } from './AdminTabs';
import { IN_TALL_WINDOW, lowWindowProbe, noteLowWindow, TALL_WINDOW } from './tallWindow';

const page = {
  display: 'flex',
  flexDirection: 'column',
  gap: { sm: 1 },
  pt: { xs: 1, sm: '1.25rem' },
  pb: 12,
} as const;

const bar = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

// Always on screen, and with a button as high as without one. In wide windows it keeps 8 px of the window's edge.
const status = {
  ...bar,
  mt: { sm: -1 },
  pt: { sm: 1 },
  boxSizing: 'content-box',
  columnGap: 1.5,
  minHeight: TOUCH_TARGET,
  [IN_TALL_WINDOW]: { position: 'sticky', top: 0, zIndex: 2 },
  bgcolor: 'background.default',
} as const;

// Room for it above the focused element, and below for a form's buttons. Not smooth: buttons would move during a press.
const scrolling = {
  html: {
    '&': { '--room-for-floating': '0px' },
    scrollBehavior: 'auto',
    scrollPaddingTop: 'calc(var(--state-line-height, 2.75rem) + var(--tools-height, 0rem) + 1rem)',
  },
  [TALL_WINDOW]: { scrollPaddingBottom: '5.25rem' },
} as const;

/** A `ref` that tells the root how high the element is, for what stays below it at the window's upper edge. */
function shareHeight(element: HTMLElement | null) {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--state-line-height', `${element.offsetHeight}px`),
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--state-line-height');
  };
}

export interface AdminPanelProps {
  selected: TabName;
  tabs: ReactNode;
  /** What is not saved, and what is left before the shop opens. */
  state: ReactNode;
  more: ReactNode;
  /** What takes the place of the tabs and of what they show. */
  screen?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** The panel, whose heading takes the focus when it opens (specification 2, "Admin panel"). */
export function AdminPanel(props: AdminPanelProps) {
  const { selected, tabs, state, more, screen, children, onClose } = props;
  const { tabId, panelId } = tabIds(selected);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const menu = useRef<HTMLDivElement>(null);
  const isScreenOpen = screen !== undefined;
  useEffect(() => {
    // The menu has opened the screen, and gets the focus when it closes.
    const opener = menu.current?.querySelector('button');
    return isScreenOpen ? () => opener?.focus() : undefined;
  }, [isScreenOpen]);

  return (
    <Container sx={page}>
      <GlobalStyles styles={scrolling} />
      <Box ref={noteLowWindow} sx={lowWindowProbe} />
      <Stack direction="row" sx={{ ...bar, gap: { xs: 0.5, sm: 2 } }}>
        <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ mr: 'auto' }}>
          Site Yönetimi
        </Typography>
        <div ref={menu}>{more}</div>
        <Button variant="outlined" startIcon={<Icon path={mdiClose} />} onClick={onClose}>
          Kapat
        </Button>
      </Stack>
      <Stack ref={shareHeight} direction="row" sx={status}>
        {state}
      </Stack>
      {screen ?? (
        <>
          {tabs}
          <Box id={panelId} role="tabpanel" aria-labelledby={tabId} sx={{ mt: { xs: 0.5, sm: 1 } }}>
            {children}
          </Box>
        </>
      )}
    </Container>
  );
}
