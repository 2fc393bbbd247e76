import type { Getter, PrimitiveAtom, Setter } from 'jotai';

export function startRequest(
  get: Getter,
  set: Setter,
  requestAtom: PrimitiveAtom<AbortController | null>,
): AbortSignal {
  get(requestAtom)?.abort();
  const request = new AbortController();
  set(requestAtom, request);
  return request.signal;
}
