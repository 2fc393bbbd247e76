import { useState } from 'react';

import { PartNumbers } from '@/components/products/PartNumbers';
import { copyText } from '@/hooks/shareText';

export function PartNumbersView({ text }: { text: string }) {
  const [notice, setNotice] = useState('');

  async function handleCopy() {
    const isCopied = await copyText(text);
    setNotice(isCopied ? 'Kopyalandı.' : 'Tarayıcınız kopyalamadı. Numarayı seçip kopyalayın.');
  }

  return <PartNumbers text={text} notice={notice} onCopy={() => void handleCopy()} />;
}
