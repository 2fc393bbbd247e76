import { PANEL_ICONS } from '@/panel/components/panelIcons';
import type { BulkAction } from '@/panel/domain/products/bulkDraft';

export const BULK_ICONS: Record<BulkAction | 'becomes', string> = {
  becomes: 'M4 11h12.2l-5.6-5.6L12 4l8 8-8 8-1.4-1.4 5.6-5.6H4z',
  price: 'M3 3h9l9 9-9 9-9-9zm2 2v6.2l7 7 6.2-6.2-7-7zm3 1.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  discount:
    'M17.6 5 19 6.4 6.4 19 5 17.6zM7.5 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm0 2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm9 7a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm0 2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  stock: 'M4 4h16l1 5v11H3V9zm1.6 2-.5 2.5h13.8L18.4 6zM5 10.5V18h14v-7.5h-4v3H9v-3z',
  category: 'M3 5h7l2 2h9v12H3zm2 2v10h14V9h-7.8l-2-2z',
  delete: PANEL_ICONS.delete,
};
