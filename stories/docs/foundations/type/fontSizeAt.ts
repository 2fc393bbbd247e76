const REM_PX = 16;

function inRem(term: string, windowPx: number): number {
  const value = Number.parseFloat(term);
  return term.endsWith('vw') ? (value * windowPx) / 100 / REM_PX : value;
}

/** A theme's font size (`1.5rem`, or a `clamp` of rem and vw) in pixels, in a window of this width. */
export function fontSizeAt(fontSize: string, windowPx: number): number {
  const clamped = /^clamp\((.+), (.+) \+ (.+), (.+)\)$/.exec(fontSize);
  const terms = (clamped?.slice(1) ?? [fontSize]).map((term) => inRem(term, windowPx));
  const [low = 0, base = 0, growth = 0, high = 0] = terms;
  const rem = clamped === null ? low : Math.min(Math.max(low, base + growth), high);
  return Math.round(rem * REM_PX * 10) / 10;
}
