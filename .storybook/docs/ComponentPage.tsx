import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** A component's page: its docstring, the notes in its stories' `meta`, its props and its states. */
export function ComponentPage() {
  const { component, parameters } = useOf('meta', ['meta']).preparedMeta;
  const advice: unknown = parameters['docs']?.description?.component;
  const [first, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-only'));
  const isSingle = others.length === 0;
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
          <Canvas of={first.moduleExport} withToolbar story={{ __primary: true }} />
          <Controls of={first.moduleExport} />
        </>
      )}
      {isSingle ? null : <Stories />}
    </>
  );
}
