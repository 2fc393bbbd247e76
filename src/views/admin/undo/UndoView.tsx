import { lazyPart } from '@/views/admin/lazyPart';

export const UndoView = lazyPart(async () => {
  const { UndoPrompt } = await import('./UndoPrompt');
  return UndoPrompt;
});
