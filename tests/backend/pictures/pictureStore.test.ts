import { beforeEach, expect, test } from 'vitest';

import { openPage } from '../save/saveToBackend';
import { passwordHeader, repeatInSequence, resetThrottle, setPassword } from '../support/owner';
import { rest } from '../support/rest';
import { emptyTables, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';
import { clientOf, nameOf, pictureBytes, publicUrl } from './ownersPictures';

const options = { contentType: 'image/webp', cacheControl: '31536000' };

function codeOf({ error }: { error: unknown }): string | undefined {
  return error === null ? '200' : (error as { statusCode?: string }).statusCode;
}

describeBackend('the pictures of the owner', () => {
  const backend = useBackend();
  beforeEach(async () => {
    await setPassword(backend());
    await resetThrottle(backend());
    await emptyTables(backend());
    await backend().sql('delete from storage.objects');
  });

  const picturesOf = (headers?: Record<string, string>) =>
    clientOf(backend(), headers).storage.from('pictures');
  const ofOwner = () => picturesOf(passwordHeader());

  test('are seen as they were sent, with their type and lifetime', async () => {
    const bytes = pictureBytes('a');
    const name = nameOf(bytes);
    expect(codeOf(await ofOwner().upload(name, bytes, options))).toBe('200');
    const answer = await fetch(publicUrl(backend(), name));
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('max-age=31536000');
    expect(await answer.arrayBuffer()).toEqual(bytes);
    expect(answer.headers.get('etag')).not.toBeNull();
    expect((await fetch(publicUrl(backend(), name), { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(publicUrl(backend(), nameOf(pictureBytes('b'))))).status).toBe(400);
  });

  test('are there once, however often they are sent', async () => {
    const bytes = pictureBytes('twice');
    const send = async () => codeOf(await ofOwner().upload(nameOf(bytes), bytes, options));
    expect([await send(), await send()]).toEqual(['200', '409']);
    expect(await backend().sql('select from storage.objects')).toHaveLength(1);
  });

  test.for([
    ['no password', {}, 'PT401: only the owner writes: no password given'],
    ['a wrong password', passwordHeader('yanlış parola'), 'PT403: wrong password'],
  ] as const)('are refused with %s, and the message says why', async ([, headers, message]) => {
    const bytes = pictureBytes('a');
    const answer = await picturesOf(headers).upload(nameOf(bytes), bytes, options);
    expect([codeOf(answer), answer.error?.message]).toEqual(['403', message]);
    expect(await backend().sql('select from storage.objects')).toEqual([]);
  });

  test('count wrong passwords together with the tables', async () => {
    const bytes = pictureBytes('a');
    await repeatInSequence(10, async () =>
      picturesOf(passwordHeader('yanlış parola')).upload(nameOf(bytes), bytes, options),
    );
    const { error } = await ofOwner().upload(nameOf(bytes), bytes, options);
    expect(error?.message).toMatch(/^PT429: /);
    const headers = passwordHeader();
    const row = await rest(backend(), 'POST', 'brands', { headers, body: VALID_ROWS.brands });
    expect(row.status).toBe(429);
  });

  test.for([
    ['a name that is no hash', 'resim.webp', 'image/webp', 40, '403'],
    ['a path', `x/${'a'.repeat(64)}.webp`, 'image/webp', 40, '403'],
    ['a drawing', `${'a'.repeat(64)}.svg`, 'image/svg+xml', 40, '415'],
    ['more than a megabyte', `${'a'.repeat(64)}.webp`, 'image/webp', 1_048_577, '413'],
  ] as const)('are refused with %s', async ([, name, contentType, size, code]) => {
    const answer = await ofOwner().upload(name, pictureBytes('a', size), { contentType });
    expect(codeOf(answer)).toBe(code);
  });

  test('are removed by the owner only', async () => {
    const bytes = pictureBytes('a');
    const name = nameOf(bytes);
    await ofOwner().upload(name, bytes, options);
    expect(codeOf(await picturesOf().remove([name]))).toBe('403');
    expect((await ofOwner().remove([name])).data).toHaveLength(1);
    expect((await fetch(publicUrl(backend(), name))).status).toBe(400);
    expect(codeOf(await ofOwner().upload(name, bytes, options))).toBe('200');
  });

  test('are not changed, not even by the owner, who makes no buckets', async () => {
    const bytes = pictureBytes('a');
    await ofOwner().upload(nameOf(bytes), bytes, options);
    const headers = JSON.stringify(passwordHeader());
    const asOwner = async (change: string) =>
      backend().sql(
        `select set_config('role', 'anon', true), set_config('request.headers', '${headers}', true); ${change}`,
      );
    await expect(
      asOwner(`insert into storage.objects (bucket_id, name) values ('pictures', '${nameOf(bytes)}')
        on conflict (bucket_id, name) do update set id = excluded.id`),
    ).rejects.toThrow('violates row-level security policy');
    expect(await asOwner('update storage.objects set metadata = null returning id')).toEqual([]);
    await expect(
      asOwner("insert into storage.buckets (id, name) values ('x', 'x')"),
    ).rejects.toThrow('violates row-level security policy');
  });
});

describeBackend('a database without Supabase Storage', () => {
  const backend = useBackend({ hasStorage: false });

  test('has every migration, and says that it has no pictures', async () => {
    expect(backend().applied).toContain('20261125100900');
    const { status } = await clientOf(backend()).rpc('has_pictures', {}, { get: true });
    expect(status).toBe(404);
    const bytes = pictureBytes('a');
    const answer = await fetch(`${backend().url}/storage/v1/object/pictures/${nameOf(bytes)}`, {
      method: 'POST',
      headers: { apikey: backend().anonKey },
      body: bytes,
    });
    expect(answer.status).toBe(404);
    await setPassword(backend());
    const access = await (await openPage(backend())).enter();
    expect(access).toBeDefined();
    expect(await access?.openPictures?.()).toBeUndefined();
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
