import { text } from './fields';

// http(s), or a path on this site: no other scheme, no `//host`, and nothing that could end an attribute or a CSS url().
const ADDRESS = /^(?:https?:\/\/(?=[^/?#])|(?!\/\/|[^/?#]*:))[^\s\p{Cc}"'<>\\`(){}]{1,2048}$/iu;

/** The address of a picture, or '' for one that has no business on the page. */
export function address(value: unknown): string {
  const given = text(value).trim();
  return ADDRESS.test(given) ? given : '';
}
