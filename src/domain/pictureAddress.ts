// http(s), or a path on this site: no other scheme, no `//host`, and nothing that could end an attribute or a CSS url().
const ADDRESS = /^(?:https?:\/\/(?=[^/?#])|(?!\/\/|[^/?#]*:))[^\s\p{Cc}"'<>\\`(){}]{1,2048}$/iu;

/** Whether a picture at this address may stand on the page. */
export function isPictureAddress(text: string): boolean {
  return ADDRESS.test(text);
}
