import { lazyPart } from '@/panel/views/lazyPart';

export const UndoView = lazyPart(async () => {
  const { UndoPrompt } = await import('./UndoPrompt');
  return UndoPrompt;
});
