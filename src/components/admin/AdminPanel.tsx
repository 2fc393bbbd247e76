import { mdiClose } from '@mdi/js';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';

import { AdminTabs, type AdminTabsProps, tabIds } from './AdminTabs';
import { SaveStateLine, type SaveStateLineProps } from './SaveStateLine';

const Root = styled(Container)({ display: 'grid', gap: '1rem', paddingBlock: '1.25rem 6rem' });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
});

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 1.5rem',
});

export interface AdminPanelProps extends AdminTabsProps, SaveStateLineProps {
  /** The buttons for backups. */
  backup: ReactNode;
  /** What the selected tab holds. */
  children: ReactNode;
  onClose: () => void;
}

/** The owner's room (specification 2, "Admin panel"). Its heading takes the focus as it opens. */
export function AdminPanel(props: AdminPanelProps) {
  const { selected, counts, waiting, refused, reason, backup, children, onSelect, onClose } = props;
  const { tabId, panelId } = tabIds(selected);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Root>
      <Head>
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
      </Head>
      <Tools>
        <SaveStateLine waiting={waiting} refused={refused} reason={reason} />
        {backup}
      </Tools>
      <AdminTabs selected={selected} counts={counts} onSelect={onSelect} />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId}>
        {children}
      </div>
    </Root>
  );
}
