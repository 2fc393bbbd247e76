// http(s) or a path on this site: no other scheme, no `//host`, nothing that could end an attribute or a CSS url().
const ADDRESS = /^(?:https?:\/\/(?=[^/?#])|(?!\/\/|[^/?#]*:))[^\s\p{Cc}"'<>\\`(){}]{1,2048}$/iu;

export function isPictureAddress(text: string): boolean {
  return ADDRESS.test(text);
}
