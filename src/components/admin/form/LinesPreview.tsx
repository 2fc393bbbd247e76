import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.25rem',
  padding: '0.75rem 1rem',
  border: `1px dashed ${theme.vars.palette.text.secondary}`,
  backgroundColor: theme.vars.palette.common.white,
  overflowWrap: 'anywhere',
}));

export interface LinesPreviewProps {
  title: string;
  lines: ReadonlyArray<string>;
}

/** How a text will break into lines in the shop's footer. */
export function LinesPreview({ title, lines }: LinesPreviewProps) {
  if (lines.length === 0) return null;
  return (
    <Root>
      <Typography variant="label" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may read the same, and none holds state
        <Typography key={index} variant="body2">
          {line}
        </Typography>
      ))}
    </Root>
  );
}
