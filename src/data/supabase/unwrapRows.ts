interface Answer {
  data: unknown;
  error: { message: string } | null;
}

/** The rows of an answer. Throws what the server said, or when a success carries no list of rows. */
export function rowsOf({ data, error }: Answer): unknown[] {
  if (error !== null) throw new Error(error.message, { cause: error });
  if (!Array.isArray(data)) throw new TypeError('The answer is no list of rows');
  return data;
}
