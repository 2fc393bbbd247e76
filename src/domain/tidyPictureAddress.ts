/** An address as people paste it, its brackets, quotes and spaces written the way addresses write them. */
export function tidyPictureAddress(pasted: string): string {
  return pasted
    .trim()
    .replaceAll(/[ "'<>\\`(){}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
