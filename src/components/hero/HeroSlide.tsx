import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { ChatButton } from '@/components/shared/contact/ChatButton';
import { Picture } from '@/components/shared/Picture';
import { SLIDE_SIZES } from '@/domain/pictures/pictureCopies';
import type { Slide } from '@/domain/slide';
import { clampLines, LOW_WINDOW, PAGE_GUTTER } from '@/theme/sizes';
import { slideBackdrop } from '@/theme/slideBackdrop';
import { slideButtonColor } from '@/theme/slideButtonColor';

// With the arrows below at most 72 % of a phone's window, but always high enough for the longest words.
const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '0 0 100%',
  minWidth: 0,
  maxHeight: ['max(72vh - 3.75rem, 26rem)', 'max(72svh - 3.75rem, 26rem)'],
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    minHeight: 'min(33rem, 56vh)',
    maxHeight: 'none',
  },
  [LOW_WINDOW]: { display: 'grid', minHeight: 0, maxHeight: 'none' },
}));

/**
 * The picture takes the right half in wide and in low windows, beside the words, which have a ground of one colour. One that
 * stands whole ends at the page's edge.
 */
const besideWords = {
  '--air': `1.5rem max(${PAGE_GUTTER}, 50vw - var(--page-width) / 2 + ${PAGE_GUTTER}) 1.5rem 4rem`,
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  width: '50%',
  aspectRatio: 'auto',
  '@supports not (aspect-ratio: 1)': { height: 'auto' },
  // A white photograph ends at a line of its own, a dark one goes on as the words' ground.
  clipPath: 'polygon(2.5rem 0, 100% 0, 100% 100%, 0 100%)',
} as const;

// As high before its picture has arrived as after: the highest slide decides where the rest of the page begins.
const Backdrop = styled('div')(({ theme }) => ({
  '--air': '1rem',
  flex: '1 1 auto',
  minHeight: 0,
  aspectRatio: '2',
  '@supports not (aspect-ratio: 1)': { height: '50vw' },
  '& > span': {
    height: '100%',
    aspectRatio: 'auto',
    backgroundColor: theme.palette.surface.inkSoft,
  },
  '& > span:empty': { backgroundImage: slideBackdrop(theme) },
  '& img:not([data-fit])': { objectPosition: '85% center' },
  [theme.breakpoints.up('sm')]: {
    aspectRatio: '21 / 9',
    '@supports not (aspect-ratio: 1)': { height: '43vw' },
  },
  [theme.breakpoints.up('md')]: besideWords,
  [LOW_WINDOW]: besideWords,
}));

const WORDS_WIDTH = 'min(36rem, 47%)';

const words = {
  position: { md: 'relative' },
  flexShrink: 0,
  justifyContent: { md: 'center' },
  alignItems: 'flex-start',
  gap: { xs: 1.25, md: 2 },
  width: { md: '100%' },
  maxWidth: { md: 'var(--page-width)' },
  mx: { md: 'auto' },
  px: PAGE_GUTTER,
  pt: { xs: 2, md: 3 },
  pb: { xs: 1.5, md: 10 },
  '& > *': { maxWidth: { md: WORDS_WIDTH } },
  [LOW_WINDOW]: {
    position: 'relative',
    gap: 0.75,
    pt: 1.5,
    pb: 8,
    '& > *': { maxWidth: WORDS_WIDTH },
  },
} as const;

// As high as the type's own line, so that of the next one not even the dots of an Ö are seen.
const title = {
  ...clampLines(3),
  WebkitLineClamp: { xs: 3, lg: 4 },
  lineHeight: 1.2,
  [LOW_WINDOW]: { fontSize: '1.5rem' },
};

const subtitle = {
  ...clampLines(2),
  order: -1,
  pl: 1.5,
  borderLeft: 4,
  borderColor: 'primary.main',
  fontWeight: 600,
};

const description = { ...clampLines(3), WebkitLineClamp: { xs: 2, lg: 3 } };

const actions = {
  flexWrap: 'wrap',
  gap: 1.5,
  mt: { xs: 0.5, md: 1 },
  // Not two of one green beside each other.
  '& > .MuiButton-colorSuccess + a': { bgcolor: 'transparent' },
  '& > .MuiButton-colorSecondary, & > .MuiButton-colorSuccess + a': {
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
} as const;

export interface HeroSlideProps {
  slide: Slide;
  position: string;
  chatHref: string;
  /** False: neither the Tab key nor a screen reader comes in. */
  isCurrent: boolean;
  /** True for the page's first picture, which is fetched before all others. */
  isFirst: boolean;
  /** False until the slide is near, so that its picture is not fetched before. */
  showsPicture: boolean;
  onPictureLoad: () => void;
  onShowProducts: () => void;
}

/** One campaign: words, and a picture beside or above them (specification 2, "Hero slider"). */
export function HeroSlide(props: HeroSlideProps) {
  const { slide, position, chatHref, isCurrent, isFirst, showsPicture } = props;
  const { onPictureLoad, onShowProducts } = props;
  return (
    <Root role="group" aria-roledescription="slayt" aria-label={position} inert={!isCurrent}>
      <Backdrop>
        {showsPicture ? (
          <Picture
            src={slide.image}
            alt=""
            width={1600}
            sizes={SLIDE_SIZES}
            isSlide
            isFirst={isFirst}
            onLoad={onPictureLoad}
          />
        ) : null}
      </Backdrop>
      <Stack sx={words}>
        <Typography variant="h1" component="h2" sx={title}>
          {slide.title}
        </Typography>
        <Typography variant="subtitle1" sx={subtitle}>
          {slide.subtitle}
        </Typography>
        <Typography sx={description}>{slide.description}</Typography>
        <Stack direction="row" sx={actions}>
          {slide.buttonText === '' ? null : (
            <Button
              size="large"
              variant="contained"
              color={slideButtonColor(slide.buttonColor)}
              onClick={onShowProducts}
            >
              {slide.buttonText}
            </Button>
          )}
          <ChatButton size="large" href={chatHref} />
        </Stack>
      </Stack>
    </Root>
  );
}
