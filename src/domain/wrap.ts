/** `index` among `count` places, wrapping at both ends: -1 is the last. 0 where there is nothing. */
export function wrapIndex(index: number, count: number): number {
  return count <= 0 ? 0 : ((index % count) + count) % count;
}

/** How many places a carousel of `visible` items can stand in (specification 4, "Brand carousel offset"). */
export function carouselPositions(count: number, visible: number): number {
  return Math.max(count - visible, 0) + 1;
}
