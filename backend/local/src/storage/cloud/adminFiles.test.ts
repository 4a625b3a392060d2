import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { useAdminStorage } from '../../testing/useAdminStorage.ts';

jest.setTimeout(60_000);
const local = useAdminStorage();

const file = (name: string) => local.bucket.file(name);
const save = async (name: string, text: string, metadata = {}) => {
  await file(name).save(text, { resumable: false, metadata });
  return file(name);
};
const textOf = async (name: string) => (await file(name).download())[0].toString();
const exists = async (name: string) => (await file(name).exists())[0];
const refused = (code: number) => ({ code });

describe('firebase-admin reads', () => {
  it.each([
    [{}, '0123456789'],
    [{ start: 2, end: 4 }, '234'],
    [{ start: 7 }, '789'],
    [{ end: -2 }, '89'],
  ])('a stream of %j', async (range, expected) => {
    await save('digits', '0123456789');
    expect((await buffer(file('digits').createReadStream(range))).toString()).toBe(expected);
  });

  it('the data the checksum is compared with', async () => {
    await save('checked', 'text');
    const stream = file('checked').createReadStream({ validation: 'md5' });
    const [response] = (await once(stream.resume(), 'response')) as [{ headers: Record<string, string> }];
    expect(response.headers).toMatchObject({ 'x-goog-stored-content-encoding': 'identity' });
  });

  it('nothing of a deleted object', async () => {
    await expect(file('gone').download()).rejects.toMatchObject(refused(404));
    await expect(file('gone').getMetadata()).rejects.toMatchObject(refused(404));
    expect(await exists('gone')).toBe(false);
  });

  it('the requested generation', async () => {
    const old = (await (await save('versions', 'old')).getMetadata())[0].generation;
    await save('versions', 'new');
    const former = local.bucket.file('versions', { generation: Number(old) });
    await expect(former.download()).rejects.toMatchObject(refused(404));
    expect(await textOf('versions')).toBe('new');
  });
});

describe('firebase-admin changes', () => {
  it('metadata, entry by entry', async () => {
    await save('described', 'text', { contentType: 'text/plain', metadata: { kept: 'a', dropped: 'b' } });
    await file('described').setMetadata({
      contentLanguage: 'es',
      cacheControl: 'no-store',
      metadata: { dropped: null, added: 'c' },
    });
    const [{ metadata, ...fields }] = await file('described').getMetadata();
    expect(fields).toMatchObject({ contentType: 'text/plain', contentLanguage: 'es', metageneration: '2' });
    expect(metadata).toMatchObject({ kept: 'a', added: 'c' });
    expect(metadata).not.toHaveProperty('dropped');
  });

  it('only what its preconditions allow', async () => {
    const [{ generation, metageneration }] = await (await save('guarded', 'text')).getMetadata();
    const wrong = [
      { ifGenerationMatch: 1 },
      { ifGenerationNotMatch: Number(generation) },
      { ifMetagenerationMatch: 9 },
      { ifMetagenerationNotMatch: Number(metageneration) },
    ];
    for (const condition of wrong) {
      await expect(file('guarded').delete(condition)).rejects.toMatchObject(refused(412));
      const change = file('guarded').setMetadata({ cacheControl: 'no-store' }, condition);
      await expect(change).rejects.toMatchObject(refused(412));
    }
    await file('guarded').delete({ ifGenerationMatch: generation!, ifMetagenerationMatch: 1 });
    expect(await exists('guarded')).toBe(false);
    await expect(file('guarded').delete()).rejects.toMatchObject(refused(404));
    await file('guarded').delete({ ignoreNotFound: true });
  });

  it('only one object when two uploads expect none to exist', async () => {
    const uploads = ['a', 'b'].map((text) =>
      file('raced').save(text, { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } }),
    );
    const outcomes = await Promise.allSettled(uploads);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('firebase-admin lists', () => {
  beforeEach(async () => {
    for (const name of ['a', 'b/1', 'b/2', 'b/c/3', 'd/']) await save(name, name);
  });
  const names = async (query: object) => {
    const [files, , answer] = await local.bucket.getFiles(query);
    return [files.map(({ name }) => name), (answer as { prefixes?: string[] } | undefined)?.prefixes ?? []];
  };

  it.each([
    [{}, ['a', 'b/1', 'b/2', 'b/c/3', 'd/'], []],
    [{ maxResults: 3 }, ['a', 'b/1', 'b/2'], []],
    [{ prefix: 'b/' }, ['b/1', 'b/2', 'b/c/3'], []],
    [{ prefix: 'b/', delimiter: '/', autoPaginate: false }, ['b/1', 'b/2'], ['b/c/']],
    [{ delimiter: '/', includeTrailingDelimiter: true, autoPaginate: false }, ['a', 'd/'], ['b/', 'd/']],
    [{ startOffset: 'b/2', endOffset: 'd' }, ['b/2', 'b/c/3'], []],
  ])('%j', async (query, files, prefixes) => {
    expect(await names(query)).toEqual([files, prefixes]);
  });

  it('page by page', async () => {
    const pages: string[][] = [];
    for (let query: object | null = { maxResults: 2, autoPaginate: false }; query;) {
      const [files, next] = (await local.bucket.getFiles(query)) as unknown as [{ name: string }[], object];
      pages.push(files.map(({ name }) => name));
      query = next;
    }
    expect(pages).toEqual([['a', 'b/1'], ['b/2', 'b/c/3'], ['d/']]);
  });

  it('and deletes everything with a prefix', async () => {
    await local.bucket.deleteFiles({ prefix: 'b/' });
    expect(await names({})).toEqual([['a', 'd/'], []]);
  });
});

describe('firebase-admin copies', () => {
  const described = { contentType: 'text/plain', metadata: { shift: 'one' } };

  it('an object with its metadata', async () => {
    const [copy] = await (await save('from', 'text', described)).copy('to');
    expect([await textOf('from'), await textOf('to')]).toEqual(['text', 'text']);
    expect((await copy.getMetadata())[0]).toMatchObject({ ...described, name: 'to' });
    await local.restart();
    expect(await textOf('to')).toBe('text');
  });

  it('an object with other metadata', async () => {
    await (
      await save('from', 'text', described)
    ).copy('to', { contentType: 'text/csv', metadata: { b: '2' } });
    const [{ contentType, metadata }] = await file('to').getMetadata();
    expect([contentType, metadata]).toEqual(['text/csv', expect.objectContaining({ b: '2' })]);
    expect(metadata).not.toHaveProperty('shift');
  });

  it('an object to another bucket', async () => {
    await (await save('from', 'text')).copy(local.storage.bucket('archive').file('to'));
    expect((await local.storage.bucket('archive').file('to').download())[0].toString()).toBe('text');
  });

  it('nothing that its precondition forbids, and nothing that is deleted', async () => {
    const from = await save('from', 'text');
    await save('to', 'kept');
    const over = from.copy('to', { preconditionOpts: { ifGenerationMatch: 0 } });
    await expect(over).rejects.toMatchObject(refused(412));
    expect(await textOf('to')).toBe('kept');
    await expect(file('gone').copy('to')).rejects.toThrow('No such object');
  });

  it.each(['move', 'moveFileAtomic'] as const)('and deletes the source: %s', async (method) => {
    await (await save('from', 'text', described))[method]('folder/to');
    expect([await exists('from'), await textOf('folder/to')]).toEqual([false, 'text']);
    expect((await file('folder/to').getMetadata())[0]).toMatchObject(described);
  });

  it('an object onto itself, which stays', async () => {
    const from = await save('same', 'text');
    await expect(from.moveFileAtomic('same')).rejects.toMatchObject(refused(400));
    expect(await textOf('same')).toBe('text');
  });
});

describe('firebase-admin composes', () => {
  it('one object from several, without an MD5', async () => {
    const sources = [await save('1', 'one '), await save('2', 'two '), await save('3', 'three')];
    const [whole] = (await local.bucket.combine(sources, 'whole.txt')) as unknown as [(typeof sources)[0]];
    expect(await textOf('whole.txt')).toBe('one two three');
    const [metadata] = await whole.getMetadata();
    expect(metadata).toMatchObject({ contentType: 'text/plain', componentCount: 3, size: '13' });
    expect(metadata).not.toHaveProperty('md5Hash');
    expect(await exists('1')).toBe(true);
    await local.restart();
    expect(await textOf('whole.txt')).toBe('one two three');
  });

  it('no more than 32, no deleted ones, and no other generation', async () => {
    const one = await save('1', 'one');
    await expect(local.bucket.combine(Array<string>(33).fill('1'), 'w')).rejects.toMatchObject(refused(400));
    await expect(local.bucket.combine(['1', 'gone'], 'w')).rejects.toMatchObject(refused(404));
    const other = local.bucket.file(one.name, { generation: 7 });
    await expect(local.bucket.combine([other], 'w')).rejects.toMatchObject(refused(404));
    expect(await exists('w')).toBe(false);
  });
});

describe('firebase-admin publishes', () => {
  const anonymous = async (name: string) => {
    const answer = await fetch(file(name).publicUrl());
    return [answer.status, answer.status === 200 ? await answer.text() : null];
  };

  it('a file, which everyone can then read, and undoes that', async () => {
    const page = await save('site/page ü.txt', 'text');
    expect([await page.isPublic(), await anonymous(page.name)]).toEqual([[false], [403, null]]);
    await page.makePublic();
    await local.restart();
    expect([await page.isPublic(), await anonymous(page.name)]).toEqual([[true], [200, 'text']]);
    await page.makePrivate();
    expect(await page.isPublic()).toEqual([false]);
    await file('site/other').save('text', { public: true });
    expect(await anonymous('site/other')).toEqual([200, 'text']);
  });

  it('a file to one account at a time', async () => {
    const { acl } = await save('shared', 'text');
    const entity = 'user-ada@demo.test';
    await acl.add({ entity, role: 'READER' });
    await acl.update({ entity, role: 'OWNER' });
    expect((await acl.get({ entity }))[0]).toMatchObject({ entity, role: 'OWNER' });
    expect((await acl.get())[0]).toEqual([expect.objectContaining({ entity, role: 'OWNER' })]);
    await acl.delete({ entity });
    await expect(acl.get({ entity })).rejects.toMatchObject(refused(404));
    await expect(acl.add({ entity, role: 'WIZARD' })).rejects.toMatchObject(refused(400));
  });
});

it('names unsupported features', async () => {
  const kept = await save('kept', 'text');
  const attempts: [string, () => Promise<unknown>][] = [
    ['storageClass', () => kept.setStorageClass('nearline')],
    ['temporaryHold', () => kept.setMetadata({ temporaryHold: true })],
    [
      'retention',
      () => kept.setMetadata({ retention: { mode: 'Locked', retainUntilTime: '2030-01-01T00:00:00Z' } }),
    ],
    [
      'x-goog-encryption-key',
      () => file('secret').setEncryptionKey(Buffer.alloc(32)).save('text', { resumable: false }),
    ],
    ['matchGlob', () => local.bucket.getFiles({ matchGlob: '**/a' })],
    ['POST', () => kept.restore({ generation: 1 })],
  ];
  for (const [what, attempt] of attempts)
    await expect(attempt()).rejects.toMatchObject({ code: 501, message: expect.stringContaining(what) });
  expect(await exists('secret')).toBe(false);
});
