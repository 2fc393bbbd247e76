import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

import { CONTACT_TAB, listWords } from '@/content/admin';
import type { ListName } from '@/domain/catalog';
import { FORCED_COLORS } from '@/theme/sizes';

const Bar = styled(Tabs)(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiTabs-indicator': { height: 4, [FORCED_COLORS]: { backgroundColor: 'Highlight' } },
}));

const BarTab = styled(Tab)(({ theme }) => ({
  minWidth: 0,
  minHeight: '3rem',
  paddingInline: '0.375rem',
  fontSize: '0.9375rem',
  letterSpacing: 0,
  color: theme.vars.palette.text.secondary,
  // The bar would cut a ring around the tab off.
  '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  '&:hover, &.Mui-selected': { color: theme.vars.palette.text.primary },
  [theme.breakpoints.up('sm')]: { paddingInline: '1.25rem', fontSize: '1.0625rem' },
}));

type TabName = ListName | 'contact';

const LISTS = ['products', 'brands', 'slides'] as const;

/** The ids by which a tab and its panel know each other. */
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
  onSelect: (tab: TabName) => void;
}

/** Four tabs; the first three say how many items they hold (specification 2, "Admin panel"). */
export function AdminTabs({ selected, counts, onSelect }: AdminTabsProps) {
  return (
    <Bar
      value={selected}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Yönetim bölümleri"
      onChange={(_event, tab: TabName) => onSelect(tab)}
    >
      {LISTS.map((list) => (
        <BarTab key={list} {...tabProps(list)} label={`${listWords[list].tab} (${counts[list]})`} />
      ))}
      <BarTab {...tabProps('contact')} label={CONTACT_TAB} />
    </Bar>
  );
}
