import { expect, test } from 'vitest';

import { storiesOf } from './storiesOf.ts';

test('components, views and the app have their stories at the same path', () => {
  const files = ['src/components/hero/HeroSlide.tsx', 'src/views/FooterView.tsx', 'src/App.tsx'];
  expect(storiesOf(files)).toEqual([
    'stories/App.stories.tsx',
    'stories/components/hero/HeroSlide.stories.tsx',
    'stories/views/FooterView.stories.tsx',
  ]);
});

test('a file of stories is returned as it is, and only once', () => {
  const files = ['stories/flows/owner.stories.tsx', 'stories/App.stories.tsx', 'src/App.tsx'];
  expect(storiesOf(files)).toEqual(['stories/App.stories.tsx', 'stories/flows/owner.stories.tsx']);
});

test('other files have no stories', () => {
  expect(
    storiesOf(['src/domain/prices/price.ts', 'stories/fixtures/catalog.ts', 'README.md']),
  ).toEqual([]);
});
