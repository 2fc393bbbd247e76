import { parts } from './parts.ts';

export interface DrawnPicture {
  file: string;
  width: number;
  height: number;
  svg: string;
}

const GRADIENTS = `<defs>
  <linearGradient id="metal" x2="1" y2="1"><stop stop-color="#eef0f2"/><stop offset=".5" stop-color="#9aa1a8"/><stop offset="1" stop-color="#6a7077"/></linearGradient>
  <linearGradient id="dark" x2="1"><stop stop-color="#3a4046"/><stop offset=".4" stop-color="#5a6168"/><stop offset="1" stop-color="#1c1f22"/></linearGradient>
  <linearGradient id="amber" x2="1"><stop stop-color="#a86a08"/><stop offset=".4" stop-color="#e3a52c"/><stop offset="1" stop-color="#8a5605"/></linearGradient>
  <radialGradient id="glow"><stop stop-color="#fff"/><stop offset="1" stop-color="#aeb9c2"/></radialGradient>
  <radialGradient id="shade"><stop stop-opacity="0"/><stop offset="1" stop-opacity=".45"/></radialGradient></defs>`;

/** What a phone photographs a part on. */
const GROUNDS = {
  white: '<rect width="100%" height="100%" fill="#fff"/>',
  grey: '<rect width="100%" height="100%" fill="#dcdbd7"/>',
  dark: '<rect width="100%" height="100%" fill="#1b1e21"/>',
  bench:
    '<rect width="100%" height="100%" fill="#8a6a4a"/><path d="M0 210h9999M0 470h9999M0 760h9999M0 1090h9999M0 1400h9999" stroke="#6d5238" stroke-width="9"/><rect width="100%" height="100%" fill="url(#shade)"/>',
  none: '',
};

interface Place {
  /** The size of the drawing's own box. */
  box: readonly [width: number, height: number];
  /** The drawing's share of the picture's lower side. */
  share?: number;
  /** The place of the drawing's middle, as a share of the picture's width. */
  middle?: number;
}

function picture(
  file: string,
  [width, height]: readonly [number, number],
  ground: keyof typeof GROUNDS,
  part: keyof typeof parts,
  { box, share = 0.9, middle = 0.5 }: Place = { box: [100, 100] },
): DrawnPicture {
  const scale = Math.min(width / box[0], height / box[1]) * share;
  const left = width * middle - (box[0] * scale) / 2;
  const top = (height - box[1] * scale) / 2;
  return {
    file: `${file}.webp`,
    width,
    height,
    svg: `${GRADIENTS}${GROUNDS[ground]}<g transform="translate(${left} ${top}) scale(${scale})">${parts[part]}</g>`,
  };
}

function logo(file: string, [width, height]: readonly [number, number], svg: string): DrawnPicture {
  return { file: `logos/${file}.webp`, width, height, svg };
}

const letters = (x: number, y: number, size: number, fill: string, text: string) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="bold" font-size="${size}" text-anchor="middle" fill="${fill}">${text}</text>`;

/** Every shape and ground that traders' pictures have. */
export const pictures: DrawnPicture[] = [
  picture('parts/amortisor-dikey', [900, 1600], 'bench', 'shock', { box: [100, 240] }),
  picture('parts/askirot-genis', [1500, 400], 'bench', 'link', { box: [400, 100], share: 0.95 }),
  picture('parts/disk-beyaz', [1000, 1000], 'white', 'disc'),
  picture('parts/alternator-koyu', [1200, 900], 'dark', 'alternator'),
  picture('parts/buji-saydam', [800, 800], 'none', 'plugs'),
  picture('parts/far-kucuk', [200, 150], 'grey', 'lamp'),
  picture('parts/balata-kucuk-kare', [200, 200], 'white', 'pads'),
  picture('parts/disk-buyuk', [4000, 3000], 'grey', 'disc'),
  picture('parts/triger-dikey', [768, 1024], 'grey', 'belt', { box: [100, 162] }),
  picture('parts/balata-sinema', [1600, 900], 'bench', 'pads'),
  picture('parts/filtre-beyaz-dikey', [600, 900], 'white', 'filter', { box: [100, 180] }),
  picture('parts/aku-kare', [1000, 1000], 'dark', 'battery'),
  picture('parts/yag-beyaz', [700, 1000], 'white', 'bottle', { box: [100, 160] }),
  picture('parts/izgara-genis', [1600, 500], 'white', 'grille', { box: [300, 100] }),
  picture('slides/disk-beyaz', [1600, 900], 'white', 'disc', { box: [100, 100], middle: 0.4 }),
  picture('slides/amortisor-dikey', [900, 1600], 'bench', 'shock', { box: [100, 240] }),
  picture('slides/aku-kare', [1000, 1000], 'grey', 'battery'),
  picture('slides/dukkan-genis', [2000, 800], 'bench', 'grille', {
    box: [300, 100],
    share: 0.6,
    middle: 0.68,
  }),
  logo('beyaz-saydam', [400, 120], letters(200, 86, 76, '#fff', 'ARDIÇ')),
  logo(
    'dikey',
    [200, 400],
    `<path fill="#a3161b" d="M20 20h160v230l-80 70-80-70z"/>${letters(100, 160, 60, '#fff', 'KZ')}${letters(100, 380, 40, '#222', 'KUZEY')}`,
  ),
  logo(
    'kare-bosluklu',
    // Not larger: Chromium scales a picture in several steps, and which ones it keeps depends on how busy the machine is.
    [100, 100],
    `${GROUNDS.white}<circle cx="50" cy="50" r="12" fill="none" stroke="#14508f" stroke-width="2"/>${letters(50, 52.8, 7.2, '#14508f', 'DM')}`,
  ),
  logo('cok-genis', [800, 80], letters(400, 62, 60, '#1d5fa8', 'T E K N O M O T O R')),
  logo(
    'koyu-kutu',
    [300, 160],
    `<rect width="100%" height="100%" fill="#15181b"/>${letters(150, 104, 64, '#f2c400', 'ÇINAR')}`,
  ),
  logo('kucuk', [60, 24], letters(30, 19, 18, '#14743f', 'EGE')),
];
