import type { Plugin } from 'vite';

const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nconst meta = /;

/**
 * The comment above `meta` of a file of stories stands on the page of its component. Storybook itself reads it only where
 * `meta` is the default export.
 */
export const commentOfMeta: Plugin = {
  name: 'comment-of-meta',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler(code) {
      const [, comment] = COMMENT.exec(code) ?? [];
      if (comment === undefined) return null;
      const component = comment.replaceAll(/^ *\* ?/gm, '').trim();
      const docs = `{ ...meta.input.parameters?.docs, description: ${JSON.stringify({ component })} }`;
      return {
        code: `${code}\nmeta.input.parameters = { ...meta.input.parameters, docs: ${docs} };\n`,
        map: null,
      };
    },
  },
};
