import { beforeEach, expect, test } from 'vitest';

import { passwordHeader, setPassword } from '../support/owner';
import { describeBackend, useBackend } from '../support/useBackend';
import { clientOf, nameOf, pictureBytes } from './ownersPictures';

const options = { contentType: 'image/webp' };

// As the real server was seen to answer.
describeBackend('Storage of npm start', () => {
  const backend = useBackend();
  beforeEach(async () => {
    await setPassword(backend());
    await backend().sql('delete from storage.objects');
  });

  const ofOwner = () => clientOf(backend(), passwordHeader()).storage.from('pictures');

  /** A call of the owner that supabase-js does not make for the shop. */
  const ask = async (method: string, path: string, body?: BodyInit) =>
    fetch(`${backend().url}/storage/v1/${path}`, {
      method,
      headers: {
        ...passwordHeader(),
        apikey: backend().anonKey,
        'content-type': 'image/webp',
        'x-upsert': 'true',
      },
      ...(body && { body }),
    });

  test('are not changed, not even by the owner, who makes no buckets and no smaller copies', async () => {
    const bytes = pictureBytes('a');
    const name = nameOf(bytes);
    await ofOwner().upload(name, bytes, options);
    const answers = [
      await ask('POST', `object/pictures/${name}`, bytes),
      await ask('PUT', `object/pictures/${name}`, bytes),
      await ask('POST', 'bucket', '{"name":"x"}'),
      await ask('GET', `render/image/public/pictures/${name}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 404]);
    const bodies: unknown[] = await Promise.all(answers.slice(0, 3).map((answer) => answer.json()));
    for (const body of bodies) {
      expect(body).toMatchObject({ statusCode: '403', code: 'AccessDenied' });
    }
  });
});

describeBackend('a Storage that cannot write files', () => {
  const backend = useBackend({ picturesFolder: '/dev/null/pictures' });

  test('answers 500 with the reason of the system, and lists no picture', async () => {
    await setPassword(backend());
    const bytes = pictureBytes('a');
    const pictures = clientOf(backend(), passwordHeader()).storage.from('pictures');
    const { error } = await pictures.upload(nameOf(bytes), bytes, options);
    expect(error).toMatchObject({
      statusCode: '500',
      message: expect.stringMatching(/^ENOTDIR: /),
    });
    expect(await backend().sql('select from storage.objects')).toEqual([]);
  });
});
