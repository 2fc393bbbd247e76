import { lazyPart } from '@/panel/views/lazyPart';

export const DeletedItemsView = lazyPart(async () => {
  const { DeletedItemsList } = await import('./DeletedItemsList');
  return DeletedItemsList;
});
