import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

import type { ListName } from '@/domain/catalog';
import { CONTACT_TAB, listWords } from '@/panel/content/panel';
import { LIST_NAMES } from '@/panel/domain/lists';

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
      onChange={(_event, tab: TabName) => onSelect(tab)}
    >
      {[...LIST_NAMES, 'contact' as const].map((tab) => (
        <Tab
          key={tab}
          value={tab}
          id={tabIds(tab).tabId}
          aria-controls={tabIds(tab).panelId}
          label={tab === 'contact' ? CONTACT_TAB : `${listWords[tab].tab} (${counts[tab]})`}
        />
      ))}
    </Tabs>
  );
}
