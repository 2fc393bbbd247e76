interface Movement {
  /** The file without its folder and ending. */
  file: string;
  /** What the stylesheet says, such as `transform 300ms ease-out`. */
  style: string;
}

// In quotes, as an object has it, or up to the semicolon of a stylesheet.
const DECLARATION = /(?:transition|animation): (?:(['"`])(.+?)\1|([^'"`;]+);)/g;

/** Every transition and animation that the sources declare; `constants` stand in for what they interpolate. */
export function movementsIn(
  sources: Record<string, string>,
  constants: Record<string, number>,
): Movement[] {
  return Object.entries(sources).flatMap(([path, source]) =>
    Array.from(source.matchAll(DECLARATION), ([, , quoted, bare = '']) => ({
      file: path.replace(/^.*\/(.+)\.tsx?$/, '$1'),
      style: (quoted ?? bare).replaceAll(/\$\{(\w+)\}/g, (whole, name: string) =>
        String(constants[name] ?? whole),
      ),
    })),
  );
}
