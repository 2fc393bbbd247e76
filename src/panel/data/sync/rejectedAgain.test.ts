import { expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { answer, fakeRest } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { openPage } from '@/panel/data/testing/openPage';
import { writesOf } from '@/panel/data/testing/writesOf';

loggedErrors();

const valeo = { name: 'VALEO', logo: 'v.svg' };
const breaksRule = answer(400, { code: '23514', message: 'name too long' });

test('what is rejected again stays rejected, and is not sent a third time', async () => {
  const browser = fakeBrowser();
  const rest = fakeRest({ 'POST brands': breaksRule });
  const first = await openPage({ ...rest, browser });
  first.editor.add('brands', valeo);
  await vi.waitFor(() => expect(writesOf(rest)).toHaveLength(1));
  first.close();

  const second = await openPage({ ...rest, browser });
  const onState = vi.fn<(state: unknown) => void>();
  second.editor.watchState(onState);
  await vi.waitFor(() => expect(onState).toHaveBeenLastCalledWith({ waiting: 0, refused: 1 }));
  second.goOnline();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(writesOf(rest)).toEqual(['POST brands', 'POST brands']);
});
