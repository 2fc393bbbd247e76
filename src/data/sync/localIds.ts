/** Ids that no database will ever give; all of them safe integers. */
const FIRST_LOCAL_ID = 2 ** 52;

/** An id for an item that the backend does not have yet, unlike any other tab's. */
export function newLocalId(): number {
  return FIRST_LOCAL_ID + Math.floor(Math.random() * FIRST_LOCAL_ID);
}

export function isLocalId(id: number): boolean {
  return id >= FIRST_LOCAL_ID;
}
