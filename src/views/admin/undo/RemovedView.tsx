import { lazyPart } from '@/views/admin/lazyPart';

export const RemovedView = lazyPart(async () => {
  const { RemovedList } = await import('./RemovedList');
  return RemovedList;
});
