import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

import { ErrorBoundary } from '@/components/shared/ErrorBoundary';

import { BrandPreview, type BrandPreviewProps } from './BrandPreview';
import { ContactPreview, type ContactPreviewProps } from './ContactPreview';
import { ProductPreview, type ProductPreviewProps } from './ProductPreview';
import { SlidePreview, type SlidePreviewProps } from './SlidePreview';

export type FormPreviewProps =
  | ({ of: 'products' } & ProductPreviewProps)
  | ({ of: 'brands' } & BrandPreviewProps)
  | ({ of: 'slides' } & SlidePreviewProps)
  | ({ of: 'contact' } & ContactPreviewProps);

/**
 * What the shop will show of a form. Narrow windows have no room for it, and fetch no pictures for it. Without it the
 * form still works (D18).
 */
export function FormPreview(props: FormPreviewProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  if (!isWide) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Preview {...props} />
    </ErrorBoundary>
  );
}

function Preview(props: FormPreviewProps) {
  if (props.of === 'products') return <ProductPreview draft={props.draft} />;
  if (props.of === 'brands') return <BrandPreview draft={props.draft} />;
  if (props.of === 'slides') return <SlidePreview draft={props.draft} />;
  return <ContactPreview draft={props.draft} />;
}
