import { styled } from '@mui/material/styles';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The light margin, in modules, that phones need. */
const QUIET = 4;

const Drawing = styled('svg')({ display: 'block', flexShrink: 0, background: '#fff' });

export interface QrCodeProps {
  /** The text has at most about 700 bytes, or the modules become too small for paper. */
  text: string;
  label: string;
  size: string;
}

/** Black on white in every colour scheme, because cameras expect that. */
export function QrCode({ text, label, size }: QrCodeProps) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * QUIET;
  return (
    <Drawing
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{ width: size, height: size }}
    >
      <path d={toSvgPath(code)} fill="#000" />
    </Drawing>
  );
}
