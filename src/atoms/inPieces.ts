/** Milliseconds of each task. A slow phone takes longer for what it has begun. */
const TASK_MS = 4;

interface Wanted<Result> {
  isWanted: () => boolean;
  onResult: (result: Result, isLater: boolean) => void;
}

/** Does long work in several tasks, the first at once, and ends without a result as soon as nobody wants it any more. */
export async function inPieces<Result>(
  work: Iterator<undefined, Result>,
  { isWanted, onResult }: Wanted<Result>,
  isLater = false,
): Promise<void> {
  const end = performance.now() + TASK_MS;
  let step = work.next();
  while (step.done !== true && performance.now() < end) step = work.next();
  if (step.done === true) return onResult(step.value, isLater);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return isWanted() ? inPieces(work, { isWanted, onResult }, true) : undefined;
}
