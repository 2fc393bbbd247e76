import type { Series } from './compare.ts';
import { median, ratio, table } from './figures.ts';
import type { Press } from './ownersPresses.ts';
import type { Visit } from './visit.ts';

type Visits = Series<Visit>;
type Pick = (visit: Visit) => number;

const middle = ({ visits }: Visits, pick: Pick) => median(visits.map(pick));
const count = (series: Visits, pick: Pick) => String(Math.round(middle(series, pick)));
const kilobytes = (series: Visits, pick: Pick) => (middle(series, pick) / 1000).toFixed(1);
const seconds = (series: Visits, pick: Pick) => (middle(series, pick) / 1000).toFixed(2);

/** The shop beside the pages that it is compared with; x is the ratio to the first of them. */
export function pagesTable(all: readonly Visits[]): string {
  const [first] = all;
  const times = ({ visits }: Visits, pick: Pick) =>
    ratio(visits.map(pick), first?.visits.map(pick) ?? []).toFixed(2);
  const head =
    ', FCP s, x, LCP s, x, TBT ms, CLS, script ms, layout ms, style ms, KB, JS KB, pictures KB, requests';
  return table(
    head.split(', '),
    all.map((series) => [
      series.name,
      seconds(series, (visit) => visit.firstPaint),
      times(series, (visit) => visit.firstPaint),
      seconds(series, (visit) => visit.largestPaint),
      times(series, (visit) => visit.largestPaint),
      count(series, (visit) => visit.blocked),
      middle(series, (visit) => visit.layoutShift).toFixed(3),
      count(series, (visit) => visit.script),
      count(series, (visit) => visit.layout),
      count(series, (visit) => visit.style),
      kilobytes(series, (visit) => visit.bytes),
      kilobytes(series, (visit) => visit.scriptBytes),
      kilobytes(series, (visit) => visit.pictureBytes),
      count(series, (visit) => visit.requests),
    ]),
  );
}

/** Visits of the shop with more and more products. */
export function sizesTable(all: readonly Visits[]): string {
  const head = 'products, first card s, LCP s, long tasks s, JSON KB, cards drawn';
  return table(
    head.split(', '),
    all.map((series) => [
      series.name,
      seconds(series, (visit) => visit.firstCard ?? Number.NaN),
      seconds(series, (visit) => visit.largestPaint),
      seconds(series, (visit) => visit.longTasks),
      kilobytes(series, (visit) => visit.dataBytes),
      count(series, (visit) => visit.cards),
    ]),
  );
}

/** The longest answer and the longest task of each action of an owner, in ms. */
export function pressesTable(all: readonly Series<Record<string, Press>>[]): string {
  const actions = Object.keys(all[0]?.visits[0] ?? {});
  return table(
    ['', ...actions],
    all.map(({ name, visits }) => {
      const middleOf = (action: string, pick: keyof Press) =>
        Math.round(median(visits.map((visit) => visit[action]?.[pick] ?? Number.NaN)));
      const cells = actions.map(
        (action) => `${middleOf(action, 'answer')} / ${middleOf(action, 'longestTask')}`,
      );
      return [name].concat(cells);
    }),
  );
}
