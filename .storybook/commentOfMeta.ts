import type { Plugin } from 'vite';

const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nconst meta = /;

/**
 * Shows the comment above `meta` of a stories file on the docs page of its component. Without this plugin, Storybook reads
 * the comment only if `meta` is the default export.
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
