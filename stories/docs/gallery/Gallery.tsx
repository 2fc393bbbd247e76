import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { useStayAtTop } from '../../../.storybook/docs/useStayAtTop';
import { type GalleryItem, galleryItems } from './galleryItems';

const Page = styled('div')({ display: 'grid', gap: '3rem', padding: '1.5rem' });

const Items = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: '2rem 1.5rem',
  '& > [data-full-width="true"]': { gridColumn: '1 / -1' },
});

const Figure = styled('figure')({ margin: 0, minWidth: 0 });

// Keeps what is placed at the edge of the window inside its own frame.
const Frame = styled('div')(({ theme }) => ({
  marginTop: '0.5rem',
  padding: '1rem',
  border: `1px solid ${theme.palette.divider}`,
  overflow: 'auto',
  contain: 'layout',
  '[data-full-width="true"] > &': { padding: 0 },
}));

const Window = styled('iframe')({ display: 'block', width: '100%', height: '40rem', border: 0 });

function Item({ path, storyId, Story, isFullWidth, needsWindow }: GalleryItem) {
  const name = path.split('/').at(-1);
  return (
    <Figure data-component={path} data-full-width={isFullWidth || needsWindow}>
      <Typography variant="h4" component="h3" lang="en">
        <Link color="inherit" href={`./?path=/story/${storyId}`} target="_top">
          {name}
        </Link>
      </Typography>
      {/* Inert, because forms take the focus and links would lead away. */}
      <Frame inert>
        {needsWindow ? (
          <Window title={name} src={`iframe.html?id=${storyId}&viewMode=story`} loading="lazy" />
        ) : (
          <Story />
        )}
      </Frame>
    </Figure>
  );
}

const folderOf = ({ path }: GalleryItem) =>
  path.replace('components/', '').split('/').slice(0, -1).join(' / ');

const folders = [...Map.groupBy(galleryItems, folderOf)];

/** Every component once, by its folder. */
export function Gallery() {
  useStayAtTop();
  return (
    <Page>
      {folders.map(([folder, items]) => (
        <section key={folder}>
          <Typography variant="h2" lang="en" sx={{ mb: 2 }}>
            {folder}
          </Typography>
          <Items>
            {items.map((item) => (
              <Item key={item.path} {...item} />
            ))}
          </Items>
        </section>
      ))}
    </Page>
  );
}
