import type { StorageFileResult } from '../../data/pictures/fetchStorageFile.ts';
import { PhotoFiles } from './PhotoFiles.ts';

function files(answer: (path: string) => StorageFileResult, spare = 1) {
  const loaded: string[] = [];
  const revoked: string[] = [];
  const kept = new PhotoFiles({
    bring: async (path) => {
      loaded.push(path);
      return answer(path);
    },
    addressOf: (file) => `blob:${file.size}`,
    revoke: (url) => revoked.push(url),
    spare,
  });
  return { kept, brought: loaded, revoked };
}

const photo = (path: string): StorageFileResult => ({ ok: true, file: new Blob([path]) });

test('a photo is loaded once for all viewers', async () => {
  const { kept, brought } = files(photo);
  const [one, two] = [kept.hold('a'), kept.hold('a')];
  expect(await one.file).toEqual(await two.file);
  expect(await one.file).toMatchObject({ ok: true, url: 'blob:1' });
  expect(brought).toEqual(['a']);
});

test('unused photos are evicted, oldest first, except for a few', async () => {
  const { kept, brought, revoked } = files(photo);
  const shown = kept.hold('shown');
  for (const path of ['a', 'bb', 'ccc']) {
    const held = kept.hold(path);
    await held.file;
    held.letGo();
    held.letGo();
  }
  await shown.file;
  expect(revoked).toEqual(['blob:1', 'blob:2']);
  expect(await kept.hold('ccc').file).toMatchObject({ url: 'blob:3' });
  expect(brought).toEqual(['shown', 'a', 'bb', 'ccc']);
});

test('a failed photo is retried', async () => {
  let isThere = false;
  const { kept, brought } = files((path) =>
    isThere ? photo(path) : { ok: false, problem: 'object-not-found' },
  );
  const first = kept.hold('a');
  expect(await first.file).toEqual({ ok: false, problem: 'object-not-found' });
  first.letGo();
  isThere = true;
  expect(await kept.hold('a').file).toMatchObject({ ok: true });
  expect(brought).toEqual(['a', 'a']);
});
