import Button from '@mui/material/Button';
import { styled, type Theme } from '@mui/material/styles';

// Inside, because the row cuts off what is outside.
export const focusInside = { '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' } };

export const RowButton = styled(Button)(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { padding: 0, ...focusInside },
  [theme.breakpoints.up('sm')]: { paddingLeft: '0.625rem', paddingRight: '0.625rem' },
}));

// With text of twice the size, three of them still fit into a phone's window.
const SIDE_WIDTH = 'min(4.5rem, 30vw)';

/** A button that stands beside the row on a phone, outside the window. */
export const SideButton = styled(RowButton)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: '100%',
    width: SIDE_WIDTH,
    flexDirection: 'column',
    gap: '0.25rem',
    borderRadius: 0,
    fontSize: '0.8125rem',
    '&, &:hover': { backgroundColor: theme.palette.surface.paperDeep },
    '& > .MuiButton-startIcon': { margin: 0 },
  },
}));

const iconAlone = {
  '& > .MuiButton-startIcon': { marginLeft: 0, marginRight: 0 },
  '& > span:last-of-type': { display: 'none' },
};

export const copyStyle = (theme: Theme) => ({ [theme.breakpoints.up('sm')]: iconAlone });

// Tablets show three buttons as icons, so that names have room.
export const besideCopy = (theme: Theme) => ({
  [theme.breakpoints.between('sm', 'lg')]: iconAlone,
});

export const afterButtons = (count: number) => (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { left: `calc(100% + ${count} * ${SIDE_WIDTH})` },
});
