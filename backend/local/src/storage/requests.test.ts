import { parseContentRange } from './cloudApi.ts';
import { crc32c } from './crc32c.ts';
import { parseMultipart } from './multipart.ts';
import { parseRange } from './requests.ts';

describe('parseRange', () => {
  it.each([
    [undefined, null],
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-2', { start: 8, end: 9 }],
    ['bytes=5-100', { start: 5, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-', null],
    ['bytes=0-1,3-4', null],
  ])('of %s', (header, expected) => {
    expect(parseRange(header, 10)).toEqual(expected);
  });
});

describe('parseContentRange', () => {
  it.each([
    [undefined, { start: 0, total: 5 }],
    ['bytes 0-4/5', { start: 0, total: 5 }],
    ['bytes 0-4/*', { start: 0, total: null }],
    ['bytes */5', { start: null, total: 5 }],
  ])('of %s', (header, expected) => {
    expect(parseContentRange(header, 5)).toEqual(expected);
  });

  it('refuses what it does not understand', () => {
    expect(() => parseContentRange('lines 1-2/3', 5)).toThrow('The Content-Range is not understood.');
  });
});

describe('parseMultipart', () => {
  const body = (...parts: string[]) =>
    Buffer.from(`${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--`);
  const metadata = 'Content-Type: application/json; charset=utf-8\r\n\r\n{"name":"a"}';

  it('splits metadata and content, whatever bytes the content has', () => {
    const content = 'Content-Type: image/png\r\n\r\n-- \r\n\r\n --';
    const [first, second] = parseMultipart('multipart/related; boundary=b', body(metadata, content));
    expect(first.body.toString()).toBe('{"name":"a"}');
    expect(second).toEqual({ contentType: 'image/png', body: Buffer.from('-- \r\n\r\n --') });
  });

  it.each([
    ['multipart/related', body(metadata, metadata)],
    ['multipart/related; boundary=b', body(metadata)],
    ['multipart/related; boundary=other', body(metadata, metadata)],
    ['multipart/related; boundary=b', body('no end of headers', metadata)],
  ])('refuses %s with a wrong body', (contentType, bytes) => {
    expect(() => parseMultipart(contentType, bytes)).toThrow(expect.objectContaining({ code: 400 }));
  });
});

it('computes the checksum of Castagnoli', () => {
  expect(Buffer.from(crc32c(Buffer.from('123456789')), 'base64').toString('hex')).toBe('e3069283');
});
