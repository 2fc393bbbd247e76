import { useTheme } from '@mui/material/styles';

import { Table } from '../../Table';
import { breakpointChanges } from './breakpointChanges';

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
