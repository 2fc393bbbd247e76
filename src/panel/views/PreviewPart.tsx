import { lazyPart } from './lazyPart';

export const PreviewPart = lazyPart(async () => {
  const { FormPreview } = await import('@/panel/components/preview/FormPreview');
  return FormPreview;
});
