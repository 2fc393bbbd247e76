import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { siteAddressAtom } from '@/atoms/website';
import { copyText } from '@/hooks/shareText';
import { feedCountsAtom, showGapAtom } from '@/panel/atoms/productFilter';
import { askFeedAtom, saveStateAtom } from '@/panel/atoms/session';
import { ShareCatalogDialog } from '@/panel/components/feed/ShareCatalogDialog';
import { useLiveControls } from '@/views/liveControls';

export function ShareCatalogView({ onClose }: { onClose: () => void }) {
  const ask = useSetAtom(askFeedAtom);
  const show = useSetAtom(showGapAtom);
  const { waiting, refusals } = useAtomValue(saveStateAtom);
  const [feed, setFeed] = useState<string | null>();
  const [isCopied, setIsCopied] = useState(false);
  const site = useAtomValue(siteAddressAtom);

  useEffect(() => void ask(site).then((answered) => setFeed(answered ?? null)), [ask, site]);

  return (
    <ShareCatalogDialog
      feed={feed}
      counts={useAtomValue(feedCountsAtom)}
      unsent={waiting + refusals.length}
      hasOpenControls={useLiveControls() !== null}
      isCopied={isCopied}
      onCopy={async () => setIsCopied(await copyText(feed ?? ''))}
      onShow={(gap) => {
        show(gap);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
