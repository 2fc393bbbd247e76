import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Words for screen readers where others understand shape or place. */
export const VisuallyHidden = styled('span')(visuallyHidden);
