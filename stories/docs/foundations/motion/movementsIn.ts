interface Movement {
  /** File name without folder and extension. */
  file: string;
  /** The CSS value, such as `transform 300ms ease-out`. */
  style: string;
}

// In quotes in an object, or up to the semicolon in CSS.
const DECLARATION = /(?:transition|animation): (?:(['"`])(.+?)\1|([^'"`;]+);)/g;

/** Every transition and animation in the sources. `constants` replace interpolated names. */
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
