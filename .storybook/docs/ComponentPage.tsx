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

import { StoryFrame } from './StoryFrame.tsx';

/** A component's page: its docstring, the notes in its stories' `meta`, its picture, its props and its states. */
export function ComponentPage() {
  const { component, parameters } = useOf('meta', ['meta']).preparedMeta;
  const advice: unknown = parameters['docs']?.description?.component;
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-only'));
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
          <Controls of={first.moduleExport} />
        </>
      )}
      {isSingle ? null : <Heading>Stories</Heading>}
      {isSingle
        ? null
        : stories.map((story) => (
            <Anchor key={story.id} storyId={story.id}>
              <Subheading>{story.name}</Subheading>
              <Description of={story.moduleExport} />
              <StoryFrame story={story} />
            </Anchor>
          ))}
    </>
  );
}
