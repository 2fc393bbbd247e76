import { lazy, Suspense } from 'react';

import { Region } from '@/components/shared/Region';
import type { PhotoSlotProps } from '@/panel/components/form/picture/PictureField';

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
