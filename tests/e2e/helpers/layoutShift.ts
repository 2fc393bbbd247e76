import type { Page } from '@playwright/test';

/** What the browser says of a layout shift; the library's types do not know it yet. */
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

/** Notes every shift from the first paint on, except those that answer a visitor's own press within 500 ms. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.shifts = shifts;
    const note = (entry: PerformanceEntry) => {
      const { value, hadRecentInput, sources } = entry as LayoutShift;
      if (hadRecentInput) return;
      const moved = sources.map(({ node, previousRect, currentRect }) => ({
        what: `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`,
        from: previousRect,
        to: currentRect,
      }));
      shifts.push(`${value} ${JSON.stringify(moved)}`);
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** All shifts so far, each with its weight and who moved from where to where. */
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // A shift is reported after the frame that shows it.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    return window.shifts ?? ['Nobody watched'];
  });
}
