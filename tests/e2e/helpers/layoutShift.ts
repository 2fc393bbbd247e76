import type { Page } from '@playwright/test';

/** A layout shift entry, which TypeScript's DOM types do not contain yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    shifts?: string[];
  }
}

/** Records every layout shift from the first paint, except those within 500 ms after the visitor's own input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.shifts = shifts;
    const record = (entry: PerformanceEntry) => {
      const { value, hadRecentInput, sources } = entry as LayoutShift;
      if (hadRecentInput) return;
      const moved = sources.map(({ node, previousRect, currentRect }) => ({
        what: `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`,
        from: previousRect,
        to: currentRect,
      }));
      shifts.push(`${value} ${JSON.stringify(moved)}`);
    };
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** All shifts so far, each with its score and the elements that moved. */
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // A shift is reported after the frame that shows it.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    return window.shifts ?? ['watchShifts() was not called'];
  });
}
