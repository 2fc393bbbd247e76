const TEMPLATE = 'template#first-styles';

/**
 * Moves the styles of the first screen, which the build writes into the page (scripts/build/page/firstStyles.ts), out of
 * their template, where they have no effect. Returns their names in Emotion's cache, also when called again; none where
 * the page has no such styles, as in development.
 */
export function addFirstStyles(): string[] {
  const template = document.querySelector<HTMLTemplateElement>(TEMPLATE);
  template?.replaceWith(template.content);
  const style = document.querySelector<HTMLStyleElement>('style[data-names]');
  return style?.dataset['names']?.split(' ') ?? [];
}
