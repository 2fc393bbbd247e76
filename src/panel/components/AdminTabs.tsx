import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

import type { ListName } from '@/domain/catalog';
import { CONTACT_TAB, listWords } from '@/panel/content/panel';
import { LIST_NAMES } from '@/panel/domain/lists';
import { FORCED_COLORS } from '@/theme/sizes';

const bar = {
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTabs-indicator': { height: 4, [FORCED_COLORS]: { backgroundColor: 'Highlight' } },
};

const button = {
  minWidth: 0,
  minHeight: '3rem',
  px: { xs: '0.375rem', sm: '1.25rem' },
  fontSize: { xs: '0.9375rem', sm: '1.0625rem' },
  letterSpacing: 0,
  color: 'text.secondary',
  // Inside, because the bar cuts off what is outside.
  '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  '&:hover, &.Mui-selected': { color: 'text.primary' },
};

export type TabName = ListName | 'contact';

export function tabIds(tab: TabName): { tabId: string; panelId: string } {
  return { tabId: `tab-${tab}`, panelId: `tab-panel-${tab}` };
}

export interface AdminTabsProps {
  selected: TabName;
  counts: Record<ListName, number>;
  onSelect: (tab: TabName) => void;
}

export function AdminTabs({ selected, counts, onSelect }: AdminTabsProps) {
  return (
    <Tabs
      value={selected}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Yönetim bölümleri"
      sx={bar}
      onChange={(_event, tab: TabName) => onSelect(tab)}
    >
      {[...LIST_NAMES, 'contact' as const].map((tab) => (
        <Tab
          key={tab}
          value={tab}
          id={tabIds(tab).tabId}
          aria-controls={tabIds(tab).panelId}
          sx={button}
          label={tab === 'contact' ? CONTACT_TAB : `${listWords[tab].tab} (${counts[tab]})`}
        />
      ))}
    </Tabs>
  );
}
