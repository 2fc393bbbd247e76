import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { siteAddressAtom } from '@/atoms/website';
import { copyText } from '@/hooks/shareText';
import { askFeedAtom, feedCountsAtom, showGapAtom, writeFeedAtom } from '@/panel/atoms/files/feed';
import { ShareCatalogDialog } from '@/panel/components/feed/ShareCatalogDialog';
import { downloadText } from '@/panel/views/downloadText';
import { useLiveControls } from '@/views/liveControls';

export function ShareCatalogView({ onClose }: { onClose: () => void }) {
  const ask = useSetAtom(askFeedAtom);
  const write = useSetAtom(writeFeedAtom);
  const show = useSetAtom(showGapAtom);
  const [feed, setFeed] = useState<string | null>();
  const [isCopied, setIsCopied] = useState(false);
  const site = useAtomValue(siteAddressAtom);

  useEffect(() => void ask(site).then((answered) => setFeed(answered ?? null)), [ask, site]);

  return (
    <ShareCatalogDialog
      feed={feed}
      counts={useAtomValue(feedCountsAtom)}
      hasOpenControls={useLiveControls() !== null}
      isCopied={isCopied}
      onCopy={async () => setIsCopied(await copyText(feed ?? ''))}
      onDownload={async () => downloadText(await write(site))}
      onShow={(gap) => {
        show(gap);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
