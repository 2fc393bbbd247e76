import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { formatPrice } from '@/domain/prices/price';
import { priceWords } from '@/panel/content/history/pastPrices';
import { dateText } from '@/panel/content/timeText';
import type { PastPrice } from '@/panel/domain/prices/pastPrice';

const WIDTH = 300;
const HEIGHT = 60;

const line = { display: 'block', width: '100%', height: '4.5rem', my: 1 };
const table = {
  width: '100%',
  '& th': { textAlign: 'start', fontWeight: 400 },
  '& td': { textAlign: 'end' },
};

export interface PriceHistoryProps {
  /** The oldest first. */
  prices: readonly PastPrice[];
  now: Date;
}

/** The prices that a product had, as steps and as a table. */
export function PriceHistory({ prices, now }: PriceHistoryProps) {
  if (prices.length === 0) return <Typography>{priceWords.none}</Typography>;
  return (
    <>
      <Box
        component="svg"
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        aria-hidden
        sx={line}
      >
        <path
          d={stepPath(prices, now.getTime())}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </Box>
      <Box component="table" aria-label={priceWords.title} sx={table}>
        <tbody>
          {prices.toReversed().map(({ price, since, until }) => (
            <tr key={since}>
              <th scope="row">
                {dateText(new Date(since))} – {until === null ? 'bugün' : dateText(new Date(until))}
              </th>
              <td>{formatPrice(price)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}

/** SVG path of a step line: time to the right, the highest price at the top. */
function stepPath(prices: readonly PastPrice[], now: number): string {
  const begin = Date.parse(prices[0]?.since ?? '');
  const all = prices.map(({ price }) => price);
  const lowest = Math.min(...all);
  const span = Math.max(...all) - lowest || 1;
  const x = (time: number) => Math.round(((time - begin) / (now - begin || 1)) * WIDTH);
  const y = (price: number) => Math.round((1 - (price - lowest) / span) * HEIGHT);
  return prices
    .map(({ price, since, until }, index) => {
      // Between two prices there may have been none.
      const start = prices[index - 1]?.until === since ? 'L' : 'M';
      return `${start}${x(Date.parse(since))},${y(price)}H${x(until === null ? now : Date.parse(until))}`;
    })
    .join('');
}
