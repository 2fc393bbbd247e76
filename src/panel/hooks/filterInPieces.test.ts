import { afterEach, expect, test, vi } from 'vitest';

import { filterInPieces } from './filterInPieces';

const numbers = Array.from({ length: 5000 }, (_, index) => index);
const isEven = (number: number) => number % 2 === 0;

/** A clock that moves on by more than one task's time whenever it is read. */
function slowClock(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
}

afterEach(() => vi.restoreAllMocks());

test('a short list is filtered at once', () => {
  const onFound = vi.fn<(found: readonly number[]) => void>();
  filterInPieces([1, 2, 3, 4], isEven, { isWanted: () => true, onFound });
  expect(onFound).toHaveBeenCalledExactlyOnceWith([2, 4]);
});

test('a long list is filtered in several tasks', async () => {
  slowClock();
  const isWanted = vi.fn<() => boolean>(() => true);
  const onFound = vi.fn<(found: readonly number[]) => void>();
  filterInPieces(numbers, isEven, { isWanted, onFound });
  expect(onFound).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(onFound).toHaveBeenCalledWith(numbers.filter(isEven));
  // Once per task.
  expect(isWanted).toHaveBeenCalledTimes(10);
});

test('a search that is no longer wanted ends without a result', async () => {
  slowClock();
  const isWanted = vi.fn<() => boolean>().mockReturnValueOnce(true).mockReturnValue(false);
  const onFound = vi.fn<(found: readonly number[]) => void>();
  filterInPieces(numbers, isEven, { isWanted, onFound });
  await vi.waitFor(() => expect(isWanted).toHaveBeenCalledTimes(2));
  expect(onFound).not.toHaveBeenCalled();
});
