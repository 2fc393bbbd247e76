import { lazyPart } from './lazyPart';

export const RemovedView = lazyPart(async () => {
  const { RemovedList } = await import('./RemovedList');
  return RemovedList;
});
