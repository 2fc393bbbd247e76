import { Canvas } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';

interface StoryFrameProps {
  story: PreparedStory;
  /** The story that the controls change. */
  isPrimary?: boolean;
}

/** A story on its component's page. */
export function StoryFrame({ story, isPrimary = false }: StoryFrameProps) {
  // Rows of the panel reach a few px beyond their container, so they need a padding around them.
  const layout = story.title.startsWith('panel/') ? 'padded' : story.parameters['layout'];
  return (
    <Canvas
      of={story.moduleExport}
      layout={layout}
      withToolbar
      story={{ __primary: isPrimary, __forceInitialArgs: !isPrimary }}
    />
  );
}
