import { lazyPart } from './lazyPart';

export const PreviewPart = lazyPart(async () => {
  const { FormPreview } = await import('@/components/admin/preview/FormPreview');
  return FormPreview;
});
