import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { useLocalFirebase } from '../testing/useLocalFirebase.ts';

jest.setTimeout(60_000);
const local = useLocalFirebase();

describe('Storage', () => {
  const path = "shops/Ann's/photo ü.png";
  const bytes = Uint8Array.of(1, 2, 3);

  it('stores, opens by download URL, describes, changes and deletes an object', async () => {
    const object = ref(getStorage(local.app), path);
    await uploadBytes(object, bytes, { contentType: 'image/png', customMetadata: { shift: 'one' } });
    const response = await fetch(await getDownloadURL(object));
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    await updateMetadata(object, { cacheControl: 'max-age=60', customMetadata: { night: 'two' } });
    expect(await getMetadata(object)).toMatchObject({
      size: 3,
      contentType: 'image/png',
      cacheControl: 'max-age=60',
      customMetadata: { shift: 'one', night: 'two' },
    });
    await deleteObject(object);
    await expect(getMetadata(object)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  it('accepts a large object in chunks, with progress', async () => {
    const content = Uint8Array.from({ length: 1_500_000 }, (_, index) => index % 251);
    const task = uploadBytesResumable(ref(getStorage(local.app), 'large.bin'), content);
    const progress: number[] = [];
    task.on('state_changed', (snapshot) => progress.push(snapshot.bytesTransferred));
    await task;
    expect(progress.length).toBeGreaterThan(2);
    const stored = await getBytes(ref(getStorage(local.app), 'large.bin'));
    expect(Buffer.compare(Buffer.from(stored), Buffer.from(content))).toBe(0);
  });

  it('lists a folder and its sub-folders', async () => {
    for (const name of ['list/a', 'list/b', 'list/c/d'])
      await uploadBytes(ref(getStorage(local.app), name), bytes);
    const { items, prefixes } = await listAll(ref(getStorage(local.app), 'list'));
    expect(items.map(({ fullPath }) => fullPath)).toEqual(['list/a', 'list/b']);
    expect(prefixes.map(({ fullPath }) => fullPath)).toEqual(['list/c']);
  });

  it('says clearly when an object is too large', async () => {
    const url = `${local.firebase.addresses.storage}/v0/b/demo-local.firebasestorage.app/o?name=huge`;
    const headers = {
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': String(101 * 1024 * 1024),
    };
    const response = await fetch(url, { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      error: { code: 413, message: expect.stringContaining('100 MB') },
    });
  });

  it('shows the same objects through the JSON API of firebase-admin', async () => {
    const bucket = `${local.firebase.addresses.storage}/upload/storage/v1/b/demo-local.firebasestorage.app/o`;
    const begun = await fetch(`${bucket}?uploadType=resumable&name=admin%2Freport.csv`, {
      method: 'POST',
      headers: { 'X-Upload-Content-Type': 'text/csv' },
    });
    const location = begun.headers.get('Location') ?? '';
    const first = await fetch(location, {
      method: 'PUT',
      headers: { 'Content-Range': 'bytes 0-3/*' },
      body: 'a,b\n',
    });
    expect([first.status, first.headers.get('Range')]).toEqual([308, 'bytes=0-3']);
    const last = await fetch(location, {
      method: 'PUT',
      headers: { 'Content-Range': 'bytes 4-7/8' },
      body: '1,2\n',
    });
    expect(await last.json()).toMatchObject({ name: 'admin/report.csv', contentType: 'text/csv', size: '8' });
    const object = ref(getStorage(local.app), 'admin/report.csv');
    expect(Buffer.from(await getBytes(object)).toString()).toBe('a,b\n1,2\n');
  });
});
