import { Source } from '@storybook/addon-docs/blocks';

const STORIES = '../components/shared/product/StockBadge.stories.tsx';
const COMPONENT = '../../src/components/shared/product/StockBadge.tsx';
const USER = '../../src/components/products/ProductSummary.tsx';

const sources = import.meta.glob<string>(
  [
    '../components/shared/product/StockBadge.stories.tsx',
    '../../src/components/{shared/product/StockBadge,products/ProductSummary}.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const { [STORIES]: stories = '', [COMPONENT]: component = '', [USER]: user = '' } = sources;

/** From the first line that holds `from` to the next blank line. */
function paragraph(source: string, from: string): string {
  const [found = ''] = source.slice(source.indexOf(from)).split('\n\n');
  return found;
}

const EXCERPTS = {
  meta: paragraph(stories, 'const meta'),
  states: `${paragraph(stories, 'export const InStock:')}\n\n${paragraph(stories, 'export const SoldOut:')}`,
  advice: (/^\/\*\*$[^]*?\*\/$/m.exec(stories) ?? [''])[0],
  props: paragraph(component, 'export interface'),
  component: component.slice(component.indexOf('const WORDS')),
  use: (/<StockBadge [^>]*>/.exec(user) ?? [''])[0],
};

/** A part of StockBadge or of its stories, read from the current file. */
export function WorkedExample({ part }: { part: keyof typeof EXCERPTS }) {
  return <Source code={EXCERPTS[part]} language="tsx" />;
}
