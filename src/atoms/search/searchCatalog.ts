import type { Answer, answerQuery } from './answerQuery';

/** Rejects when it is aborted by its signal, or when the code cannot be fetched. */
export async function searchCatalog(...asked: Parameters<typeof answerQuery>): Promise<Answer> {
  // Late: a first visit does without the words of cars and the search among this page's products.
  const code = await import('./answerQuery');
  return code.answerQuery(...asked);
}
