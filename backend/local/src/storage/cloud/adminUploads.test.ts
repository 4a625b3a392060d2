import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { useAdminStorage } from '../../testing/useAdminStorage.ts';

jest.setTimeout(60_000);
const local = useAdminStorage();

const chunkSize = 256 * 1024;
const content = Buffer.from(Uint8Array.from({ length: 3 * chunkSize + 100 }, (_, index) => index % 251));
const stored = async (name: string) => (await local.bucket.file(name).download())[0];

describe('firebase-admin uploads', () => {
  it('a file from disk', async () => {
    const path = join(local.folder, 'photo.png');
    writeFileSync(path, content);
    const metadata = { cacheControl: 'no-cache', metadata: { shift: 'one' } };
    const [file] = await local.bucket.upload(path, { destination: 'photos/a.png', metadata });
    expect(file.metadata).toMatchObject({ ...metadata, contentType: 'image/png', size: content.length });
    expect(content.equals(await stored('photos/a.png'))).toBe(true);
  });

  it.each([
    ['in one request', {}],
    ['in one request of known length', { metadata: { contentLength: content.length } }],
    ['in chunks', { chunkSize }],
    ['in chunks of known length', { chunkSize, metadata: { contentLength: content.length } }],
    ['at once', { resumable: false }],
    ['compressed', { gzip: true }],
    ['with an MD5', { validation: 'md5' as const }],
  ])('a stream, %s', async (_, options) => {
    const source = join(local.folder, 'source.bin');
    writeFileSync(source, content);
    const file = local.bucket.file('stream.bin');
    await pipeline(createReadStream(source), file.createWriteStream(options));
    expect(content.equals(await stored('stream.bin'))).toBe(true);
  });

  it('an empty stream', async () => {
    await pipeline(Readable.from([]), local.bucket.file('empty').createWriteStream());
    expect(await stored('empty')).toHaveLength(0);
  });

  it.each([true, false])('bytes, resumable %s', async (resumable) => {
    const file = local.bucket.file('saved.txt');
    await file.save('text', { resumable, contentType: 'text/x-own' });
    const [metadata] = await file.getMetadata();
    expect(metadata).toMatchObject({ contentType: 'text/x-own', size: '4', kind: 'storage#object' });
  });

  it('the rest of a session that another process started', async () => {
    const file = local.bucket.file('resumed.bin');
    const [uri] = await file.createResumableUpload({ metadata: { contentType: 'text/csv' } });
    const half = 2 * chunkSize;
    const begun = await fetch(uri, {
      method: 'PUT',
      headers: { 'Content-Range': `bytes 0-${half - 1}/*` },
      body: content.subarray(0, half),
    });
    expect([begun.status, begun.headers.get('Range')]).toEqual([308, `bytes=0-${half - 1}`]);
    await pipeline(Readable.from(content), file.createWriteStream({ uri, resumable: true }));
    expect(content.equals(await stored('resumed.bin'))).toBe(true);
    expect(file.metadata.contentType).toBe('text/csv');
  });

  it('nothing over an object that must not be replaced', async () => {
    const file = local.bucket.file('once');
    await file.save('first', { preconditionOpts: { ifGenerationMatch: 0 } });
    for (const resumable of [true, false]) {
      const again = file.save('second', { resumable, preconditionOpts: { ifGenerationMatch: 0 } });
      await expect(again).rejects.toMatchObject({ code: 412 });
    }
    expect((await stored('once')).toString()).toBe('first');
  });
});

describe('a resumable upload', () => {
  const begin = async (name: string) => (await local.bucket.file(name).createResumableUpload())[0];
  const put = (uri: string, range: string, body: string, headers = {}) =>
    fetch(uri, { method: 'PUT', headers: { 'Content-Range': range, ...headers }, body });

  it('reports how much has arrived, and the resulting object when done', async () => {
    const uri = await begin('asked');
    const empty = await put(uri, 'bytes */*', '');
    expect([empty.status, empty.headers.get('Range')]).toEqual([308, null]);
    await put(uri, 'bytes 0-3/*', 'some');
    for (const range of ['bytes */*', 'bytes */8']) {
      const part = await put(uri, range, '');
      expect([part.status, part.headers.get('Range')]).toEqual([308, 'bytes=0-3']);
    }
    expect((await put(uri, 'bytes 4-*/8', 'more')).status).toBe(200);
    expect(await (await put(uri, 'bytes */8', '')).json()).toMatchObject({ name: 'asked', size: '8' });
  });

  it('is refused if its checksum differs, and keeps nothing', async () => {
    for (const hash of ['crc32c=AAAAAA==', `md5=${Buffer.alloc(16).toString('base64')}`]) {
      const uri = await begin('wrong');
      const refused = await put(uri, 'bytes 0-*/*', 'text', { 'X-Goog-Hash': hash });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining('checksum') } });
    }
    expect((await local.bucket.file('wrong').exists())[0]).toBe(false);
  });

  it('can be canceled', async () => {
    const uri = await begin('canceled');
    await put(uri, 'bytes 0-3/*', 'some');
    expect((await fetch(uri, { method: 'DELETE' })).status).toBe(499);
    expect((await put(uri, 'bytes 4-7/8', 'more')).status).toBe(404);
  });

  it.each([
    ['a gap', 'bytes 9-12/13', 'some', 400],
    ['a range that does not match its body', 'bytes 0-9/10', 'some', 400],
    ['more than announced', 'bytes 0-3/2', 'some', 400],
    ['an invalid range', 'lines 1-2/3', 'some', 400],
  ])('refuses %s', async (_, range, body, status) => {
    expect((await put(await begin('refused'), range, body)).status).toBe(status);
  });

  it('is refused at the start if it is too large', async () => {
    const url = `${local.address}/upload/storage/v1/b/${local.bucket.name}/o?uploadType=resumable&name=big`;
    const headers = { 'X-Upload-Content-Length': String(101 * 1024 * 1024) };
    expect((await fetch(url, { method: 'POST', headers })).status).toBe(413);
  });
});
