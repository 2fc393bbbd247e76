/** Rejects when the owner's code cannot be fetched. */
export const loadOwnersHalf = () => import('./ownerChunk');
