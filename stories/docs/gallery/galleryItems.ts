import type { ComponentType } from 'react';

import type preview from '../../../.storybook/preview';

type Story = ReturnType<ReturnType<typeof preview.meta>['story']>;

interface StoryFile {
  /** Names of the stories in the order of the file. Storybook adds it. */
  __namedExportsOrder?: string[];
  [story: string]: unknown;
}

export interface GalleryItem {
  /** Such as `components/hero/HeroSlide`. */
  path: string;
  storyId: string;
  Story: ComponentType;
  isFullWidth: boolean;
  /** It fills the window or is fixed to its edge. */
  needsWindow: boolean;
}

const files = import.meta.glob<StoryFile>(
  ['../../components/**/*.stories.tsx', '../../panel/components/**/*.stories.tsx'],
  { eager: true },
);

/** The story named Default, or the first one. */
function mainStory(file: StoryFile): string {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- Storybook's name
  const names = file.__namedExportsOrder ?? Object.keys(file).filter((name) => name !== 'default');
  return names.find((name) => name === 'Default') ?? names[0] ?? '';
}

/** As Storybook writes it. It leaves out a folder that is named like its component: `components/header/Header`. */
function storyIdOf(path: string, story: string): string {
  const title = path.replace(/(\w+)\/(?=\1$)/i, '').replaceAll('/', '-');
  return `${title}--${story.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')}`.toLowerCase();
}

function galleryItem([file, stories]: [file: string, stories: StoryFile]): GalleryItem {
  const path = file.replace('../../', '').replace('.stories.tsx', '');
  const name = mainStory(stories);
  const { Component, composed } = stories[name] as Story;
  const { layout, docs } = composed.parameters as { layout?: string; docs?: { story?: object } };
  return {
    path,
    storyId: storyIdOf(path, name),
    Story: Component,
    isFullWidth: layout === 'fullscreen',
    needsWindow: Object.entries(docs?.story ?? {}).some(
      ([key, value]) => key === 'inline' && value === false,
    ),
  };
}

export const galleryItems = Object.entries(files).map(galleryItem);
