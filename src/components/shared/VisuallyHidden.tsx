import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

export const VisuallyHidden = styled('span')(visuallyHidden);
