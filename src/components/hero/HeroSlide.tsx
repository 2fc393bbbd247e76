import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { ChatButton } from '@/components/shared/ChatButton';
import { Picture } from '@/components/shared/Picture';
import { SLIDE_SIZES } from '@/content/pictures';
import type { Slide } from '@/domain/slide';
import { PAGE_GUTTER } from '@/theme/sizes';
import { slideButtonColor } from '@/theme/slideButtonColor';

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '0 0 100%',
  minWidth: 0,
  [theme.breakpoints.up('md')]: { display: 'grid', minHeight: '33rem' },
}));

// As high without its picture as with it: the highest slide decides about the place of all that follows.
const Backdrop = styled('div')(({ theme }) => ({
  aspectRatio: '16 / 10',
  '& > span': {
    height: '100%',
    aspectRatio: 'auto',
    backgroundColor: theme.vars.palette.surface.inkSoft,
  },
  '& img': { objectPosition: '78% center' },
  [theme.breakpoints.up('sm')]: { aspectRatio: '21 / 9' },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    inset: 0,
    left: 'auto',
    width: 'min(100%, 75rem)',
    aspectRatio: 'auto',
    '& img': { objectPosition: 'right 60%' },
    // Text stands on ink whatever picture the owner has chosen.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, ${theme.vars.palette.surface.ink} 12%, transparent 65%)`,
    },
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: 1,
  gap: '0.75rem',
  padding: `1.25rem ${PAGE_GUTTER} 1.5rem`,
  [theme.breakpoints.up('md')]: {
    position: 'relative',
    justifyContent: 'center',
    gap: '1.125rem',
    width: '100%',
    maxWidth: theme.breakpoints.values.lg,
    marginInline: 'auto',
    paddingBlock: '3.5rem 6.5rem',
    '& > *': { maxWidth: '36rem' },
  },
}));

const Subtitle = styled(Typography)(({ theme }) => ({
  order: -1,
  paddingLeft: '0.75rem',
  borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  fontWeight: 600,
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  marginTop: '0.5rem',
  // An ink button on ink shows its edge.
  '& > .MuiButton-colorSecondary': { boxShadow: 'inset 0 0 0 1px currentColor' },
});

export interface HeroSlideProps {
  slide: Slide;
  /** Such as `1 / 3`. */
  position: string;
  chatHref: string;
  /** False keeps the Tab key and screen readers out. */
  isCurrent: boolean;
  /** Its picture is the page's first: nothing is fetched before it. */
  isFirst: boolean;
  /** False keeps the picture from loading before the slide is near. */
  showsPicture: boolean;
  onPictureLoad: () => void;
  /** The slide's own button was pressed. */
  onShowProducts: () => void;
}

/** One campaign: words on ink, whatever picture the owner has chosen (specification 2, "Hero slider"). */
export function HeroSlide(props: HeroSlideProps) {
  const { slide, position, chatHref, isCurrent, isFirst, showsPicture } = props;
  return (
    <Root role="group" aria-roledescription="slayt" aria-label={position} inert={!isCurrent}>
      <Backdrop>
        {showsPicture ? (
          <Picture
            src={slide.image}
            alt=""
            ratio={16 / 10}
            width={1600}
            sizes={SLIDE_SIZES}
            hasPhoneCut
            isFirst={isFirst}
            onLoad={props.onPictureLoad}
          />
        ) : null}
      </Backdrop>
      <Words>
        <Typography variant="h1" component="h2">
          {slide.title}
        </Typography>
        <Subtitle variant="subtitle1">{slide.subtitle}</Subtitle>
        <Typography>{slide.description}</Typography>
        <Actions>
          {slide.buttonText === '' ? null : (
            <Button
              size="large"
              variant="contained"
              color={slideButtonColor(slide.buttonColor)}
              onClick={props.onShowProducts}
            >
              {slide.buttonText}
            </Button>
          )}
          <ChatButton size="large" href={chatHref} />
        </Actions>
      </Words>
    </Root>
  );
}
