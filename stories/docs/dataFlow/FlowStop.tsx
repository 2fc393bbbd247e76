import { styled } from '@mui/material/styles';

import { FlowArrow } from './FlowArrow';
import { placeOf } from './flowPlace';

const Root = styled('li')(({ theme }) => ({
  position: 'relative',
  gridColumn: 'var(--phone-column)',
  gridRow: 'var(--phone-row)',
  display: 'flex',
  flexDirection: 'column',
  gap: '0.25rem',
  padding: '0.75rem',
  border: `1px solid ${theme.palette.surface.inkLine}`,
  backgroundColor: theme.palette.common.white,
  color: theme.palette.text.primary,
  '&[data-room="data"]': { backgroundColor: theme.palette.surface.inkSoft },
  '&[data-room="database"]': { backgroundColor: theme.palette.surface.ink },
  '&[data-room="data"], &[data-room="database"]': {
    color: theme.palette.common.white,
    '--quiet': theme.palette.surface.onInkMuted,
  },
  '&[data-room="atoms"]': { borderTop: `4px solid ${theme.palette.primary.main}` },
  [theme.breakpoints.up('md')]: { gridColumn: 'var(--column)', gridRow: 'var(--row)' },
}));

const Room = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  color: `var(--quiet, ${theme.palette.text.secondary})`,
}));

const Name = styled('strong')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: '1.25rem',
}));

const Text = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: `var(--quiet, ${theme.palette.text.secondary})`,
}));

interface FlowStopProps {
  room: string;
  name: string;
  text: string;
  index: number;
  count: number;
}

/** One step of the data flow, and the arrow to the next. */
export function FlowStop({ room, name, text, index, count }: FlowStopProps) {
  return (
    <Root data-room={room} style={placeOf(index, count)}>
      <Room>
        {index + 1} · {room}
      </Room>
      <Name>{name}</Name>
      <Text>{text}</Text>
      <FlowArrow index={index} count={count} />
    </Root>
  );
}
