import { Canvas } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

import { viewports } from '../../stories/fixtures/viewports';

/** Width that a docs page has for a story, in px. */
const PAGE_WIDTH = 970;

/** The window in which the story opens, if it names one. */
function windowOf({ storyGlobals }: PreparedStory) {
  const name: keyof typeof viewports | undefined = storyGlobals['viewport']?.value;
  return name === undefined ? undefined : viewports[name].styles;
}

interface StoryFrameProps {
  story: PreparedStory;
  /** The story that the controls change. */
  isPrimary?: boolean;
}

/** A story on its component's page. One that opens as on a phone stands in a frame of a phone's size. */
export function StoryFrame({ story, isPrimary = false }: StoryFrameProps) {
  const size = windowOf(story);
  const shown: ComponentProps<typeof Canvas>['story'] = {
    __primary: isPrimary,
    __forceInitialArgs: !isPrimary,
    ...(size && { inline: false, height: story.parameters['docs']?.story?.height ?? size.height }),
  };
  const style = size && {
    '--frame-width': size.width,
    '--frame-zoom': Math.min(1, PAGE_WIDTH / Number.parseInt(size.width, 10)),
  };
  // Rows of the panel reach over the edge of what is around them.
  const layout = story.title.startsWith('panel/') ? 'padded' : story.parameters['layout'];
  return (
    <div className="story-frame" style={style}>
      <Canvas of={story.moduleExport} layout={layout} withToolbar story={shown} />
    </div>
  );
}
