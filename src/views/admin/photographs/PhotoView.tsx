import { lazy, Suspense } from 'react';

import type { PhotoSlotProps } from '@/components/admin/form/picture/PictureField';
import { Region } from '@/components/shared/Region';

import { PhotoSpace } from './PhotoSpace';

const PhotoPrompt = lazy(async () => {
  const { PhotoPrompt: Prompt } = await import('./PhotoPrompt');
  return { default: Prompt };
});

/** The code of photographs is fetched with the first form. */
export function renderPhoto(slot: PhotoSlotProps) {
  return (
    <Region>
      <Suspense fallback={<PhotoSpace />}>
        <PhotoPrompt {...slot} />
      </Suspense>
    </Region>
  );
}
