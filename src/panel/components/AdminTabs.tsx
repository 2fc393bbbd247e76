import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo } from 'react';

import type { ListName } from '@/domain/catalog';
import { CONTACT_TAB, listWords } from '@/panel/content/panel';

type TabName = ListName | 'contact';

const LISTS = ['products', 'brands', 'slides'] as const;

/** The ids by which a tab and its panel refer to each other. */
export function tabIds(tab: TabName): { tabId: string; panelId: string } {
  return { tabId: `sekme-${tab}`, panelId: `sekme-icerigi-${tab}` };
}

function tabProps(tab: TabName) {
  const { tabId, panelId } = tabIds(tab);
  return { value: tab, id: tabId, 'aria-controls': panelId };
}

export interface AdminTabsProps {
  selected: TabName;
  counts: Record<ListName, number>;
  /** How many products a filter has found; undefined without a filter. */
  foundProducts?: number | undefined;
  onSelect: (tab: TabName) => void;
}

/** Four tabs; the first three show how many items they have (specification 2, "Admin panel"). Memoised: they are slow to draw. */
export const AdminTabs = memo(function AdminTabs(props: AdminTabsProps) {
  const { selected, counts, foundProducts, onSelect } = props;
  function countOf(list: ListName): string {
    const isFiltered = list === 'products' && foundProducts !== undefined;
    return isFiltered ? `${foundProducts} / ${counts[list]}` : String(counts[list]);
  }

  return (
    <Tabs
      value={selected}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Yönetim bölümleri"
      onChange={(_event, tab: TabName) => onSelect(tab)}
    >
      {LISTS.map((list) => (
        <Tab key={list} {...tabProps(list)} label={`${listWords[list].tab} (${countOf(list)})`} />
      ))}
      <Tab {...tabProps('contact')} label={CONTACT_TAB} />
    </Tabs>
  );
});
