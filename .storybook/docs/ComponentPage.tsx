import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** A component's page: its docstring, the notes in its stories' `meta`, its props and its states. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { component, parameters } = preparedMeta;
  const advice: unknown = parameters['docs']?.description?.component;
  const isSingleStory = Object.keys(csfFile.stories).length === 1;
  return (
    <>
      <Title />
      <Subtitle />
      {component === undefined ? null : <Description of={component} />}
      {typeof advice === 'string' ? <Markdown>{advice}</Markdown> : null}
      {isSingleStory ? <Description of="story" /> : null}
      <Primary />
      <Controls />
      {isSingleStory ? null : <Stories />}
    </>
  );
}
