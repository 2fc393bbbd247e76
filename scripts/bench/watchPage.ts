/** What a page tells about itself. Times in ms since navigation. */
interface PageTimes {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  firstCard: number | undefined;
  longTasks: { start: number; duration: number }[];
  /** The time from each input to the picture that answers it. */
  answers: number[];
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
}

declare global {
  interface Window {
    pageTimes: PageTimes;
  }
}

/** Runs in the page before its own scripts. Playwright sends its text: it must not use anything outside of it. */
export function watchPage(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- outside of it, the page would not have it
  const watch = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry))).observe({
      type,
      buffered: true,
      ...options,
    });
  const times: PageTimes = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    firstCard: undefined,
    longTasks: [],
    answers: [],
  };
  window.pageTimes = times;
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (times.largestPaint = startTime));
  watch('layout-shift', (entry) => (times.layoutShift += (entry as LayoutShiftEntry).value));
  watch('longtask', ({ startTime: start, duration }) => times.longTasks.push({ start, duration }));
  const noteAnswer = (entry: PerformanceEntry) => {
    if ((entry as PerformanceEventTiming).interactionId > 0) times.answers.push(entry.duration);
  };
  // The least that the browser reports, in ms.
  watch('event', noteAnswer, { durationThreshold: 16 });
  const cards = new MutationObserver(() => {
    if (document.querySelector('article') === null) return;
    cards.disconnect();
    requestAnimationFrame(() => (times.firstCard = performance.now()));
  });
  cards.observe(document, { childList: true, subtree: true });
}
