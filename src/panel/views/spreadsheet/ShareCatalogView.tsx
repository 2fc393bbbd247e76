import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { siteAddressAtom } from '@/atoms/website';
import { copyText } from '@/hooks/shareText';
import {
  askFeedAtom,
  feedCountsAtom,
  renewPhotographsAtom,
  showGapAtom,
  writeFeedAtom,
} from '@/panel/atoms/files/feed';
import { ShareCatalogDialog } from '@/panel/components/feed/ShareCatalogDialog';
import { downloadText } from '@/panel/views/downloadText';
import { useLiveControls } from '@/views/liveControls';

export function ShareCatalogView({ onClose }: { onClose: () => void }) {
  const ask = useSetAtom(askFeedAtom);
  const write = useSetAtom(writeFeedAtom);
  const show = useSetAtom(showGapAtom);
  const renew = useSetAtom(renewPhotographsAtom);
  const [feed, setFeed] = useState<string | null>();
  const [isCopied, setIsCopied] = useState(false);
  const [isRenewing, setIsRenewing] = useState(false);
  const site = useAtomValue(siteAddressAtom);

  useEffect(() => void ask(site).then((answered) => setFeed(answered ?? null)), [ask, site]);

  async function handleRenew() {
    setIsRenewing(true);
    await renew();
    setIsRenewing(false);
  }

  return (
    <ShareCatalogDialog
      feed={feed}
      counts={useAtomValue(feedCountsAtom)}
      hasOpenControls={useLiveControls() !== null}
      isCopied={isCopied}
      isRenewing={isRenewing}
      onCopy={async () => setIsCopied(await copyText(feed ?? ''))}
      onDownload={async () => downloadText(await write(site))}
      onShow={(gap) => {
        show(gap);
        onClose();
      }}
      onRenew={() => void handleRenew()}
      onClose={onClose}
    />
  );
}
