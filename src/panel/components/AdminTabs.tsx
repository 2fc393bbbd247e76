import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

import type { ListName } from '@/domain/catalog';
import { CONTACT_TAB, listWords } from '@/panel/content/panel';
import { LIST_NAMES } from '@/panel/domain/lists';

export type TabName = ListName | 'contact';

export function tabIds(tab: TabName): { tabId: string; panelId: string } {
  return { tabId: `tab-${tab}`, panelId: `tab-panel-${tab}` };
}

function tabProps(tab: TabName) {
  const { tabId, panelId } = tabIds(tab);
  return { value: tab, id: tabId, 'aria-controls': panelId };
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
      {LIST_NAMES.map((list) => (
        <Tab key={list} {...tabProps(list)} label={`${listWords[list].tab} (${counts[list]})`} />
      ))}
      <Tab {...tabProps('contact')} label={CONTACT_TAB} />
    </Tabs>
  );
}
