const TEMPLATE = 'template#first-styles';

/** Takes the first screen's styles out of their template in the page. Returns their names in Emotion's cache. */
export function addFirstStyles(): string[] {
  const template = document.querySelector<HTMLTemplateElement>(TEMPLATE);
  template?.replaceWith(template.content);
  const style = document.querySelector<HTMLStyleElement>('style[data-names]');
  return style?.dataset['names']?.split(' ') ?? [];
}
