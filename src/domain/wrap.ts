/** The position `step` places on from `index` among `count`, wrapping at both ends. 0 where there is nothing. */
export function wrapIndex(index: number, step: number, count: number): number {
  if (count <= 0) return 0;
  return (((index + step) % count) + count) % count;
}

/** How many places a carousel of `visible` items can stand in (specification 4, "Brand carousel offset"). */
export function carouselPositions(count: number, visible: number): number {
  return Math.max(count - visible, 0) + 1;
}
