import {
  Anchor,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

import { StoryFrame } from './StoryFrame.tsx';

/**
 * The pseudo-states add-on tells the page of the docs what a story in a frame of its own shows. The page would draw all of
 * its frames again, without end.
 */
function drawsWithoutEnd({ parameters }: PreparedStory): boolean {
  return parameters['pseudo'] !== undefined && parameters['docs']?.story?.inline === false;
}

/** A component's page: its docstring, the notes in its stories' `meta`, its picture, its states and its props. */
export function ComponentPage() {
  const { component, parameters } = useOf('meta', ['meta']).preparedMeta;
  const advice: unknown = parameters['docs']?.description?.component;
  const stories = useContext(DocsContext)
    .componentStories()
    .filter((story) => !story.tags.includes('test-only') && !drawsWithoutEnd(story));
  const [first] = stories;
  const isSingle = stories.length === 1;
  return (
    <>
      <Title />
      <Subtitle />
      {component === undefined ? null : <Description of={component} />}
      {typeof advice === 'string' ? <Markdown>{advice}</Markdown> : null}
      {first === undefined ? null : (
        <>
          {isSingle ? <Description of={first.moduleExport} /> : null}
          {/* Storybook's `Primary` would show a test-only story that stands first in its file. */}
          <StoryFrame story={first} isPrimary />
        </>
      )}
      {isSingle ? null : <Heading>States</Heading>}
      {isSingle
        ? null
        : stories.map((story) => (
            <Anchor key={story.id} storyId={story.id}>
              <Subheading>{story.name}</Subheading>
              <Description of={story.moduleExport} />
              <StoryFrame story={story} />
            </Anchor>
          ))}
      {first === undefined || Object.keys(first.argTypes).length === 0 ? null : (
        <>
          <Heading>Props</Heading>
          <Controls of={first.moduleExport} />
        </>
      )}
    </>
  );
}
