import type { Breakpoint } from '@mui/material/styles';
import { useTheme } from '@mui/material/styles';

import { Table } from '../../Table';

/** What changes for visitors and the owner from each width on. */
const breakpointChanges: Record<Breakpoint, readonly string[]> = {
  xs: [
    'Two cards side by side, the cart button as a row of its own',
    'Menu behind a button, search in a row of its own',
    'Slide: picture above, words below on ink',
    'Brands in two rows of three',
    'A contact bar at the thumb, at the bottom of the window',
  ],
  sm: [
    'Cards of 17 rem, as many as fit; the cart button beside the chat',
    'Categories four in a row, benefits two',
    'The free-shipping note beside the number instead of above it',
    'The owner’s rows in one line',
  ],
  md: [
    'The menu lies open, call and chat stand in the header',
    'Slide: words over the picture',
    'Brands in one row of six',
    'Picture and offer of a part side by side',
    'Benefits and figures four in a row, footer in four columns',
    'Two floating buttons take the place of the contact bar',
  ],
  lg: ['The page stops growing and stands in the middle'],
  xl: ['Nothing new'],
};

/** Table of what changes at each breakpoint. */
export function Changes() {
  const { keys, values } = useTheme().breakpoints;
  return (
    <Table
      label="What changes at each breakpoint"
      head={['From', 'What changes']}
      rows={keys.map((key) => [
        `${key}, ${values[key]} px`,
        <ul key={key} style={{ margin: 0, paddingLeft: '1.125rem' }}>
          {breakpointChanges[key].map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>,
      ])}
    />
  );
}
