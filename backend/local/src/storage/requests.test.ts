import * as fc from 'fast-check';
import { parseContentRange } from './cloud/uploadRoutes.ts';
import { crc32c } from './crc32c.ts';
import { parseMultipart } from './multipart.ts';
import { parseRange } from './requests.ts';
import { StorageError } from './StorageError.ts';

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
    ['bytes */*', { start: null, total: null }],
    ['bytes 0-*/*', { start: 0, total: 5 }],
    ['bytes 7-*/*', { start: 7, total: 12 }],
    ['bytes 7-*/20', { start: 7, total: 20 }],
    ['bytes 7-11/20', { start: 7, total: 20 }],
  ])('of %s', (header, expected) => {
    expect(parseContentRange(header, 5)).toEqual(expected);
  });

  it.each([
    ['lines 1-2/3', 'The Content-Range is malformed.'],
    ['bytes 0-5/6', 'The Content-Range does not fit a body of 5 bytes.'],
    ['bytes 0-*/4', 'The upload should have 4 bytes, not 5.'],
  ])('refuses %s', (header, message) => {
    expect(() => parseContentRange(header, 5)).toThrow(message);
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

it('computes the Castagnoli checksum', () => {
  expect(Buffer.from(crc32c(Buffer.from('123456789')), 'base64').toString('hex')).toBe('e3069283');
});

describe('a multipart body of any bytes', () => {
  const boundaries = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/);
  const bytes = fc.uint8Array({ maxLength: 300 });

  it('returns the same content', () => {
    fc.assert(
      fc.property(boundaries, fc.json(), bytes, (boundary, metadata, content) => {
        fc.pre(!Buffer.from(content).includes(`--${boundary}`) && !metadata.includes(`--${boundary}`));
        const body = Buffer.concat([
          Buffer.from(`--${boundary}\r\nContent-Type: application/json\r\n\r\n${metadata}\r\n`),
          Buffer.from(`--${boundary}\r\nContent-Type: image/png\r\n\r\n`),
          content,
          Buffer.from(`\r\n--${boundary}--`),
        ]);
        const parts = parseMultipart(`multipart/related; boundary=${boundary}`, body);
        expect(parts.map((part) => part.contentType)).toEqual(['application/json', 'image/png']);
        expect(parts.map((part) => part.body)).toEqual([Buffer.from(metadata), Buffer.from(content)]);
      }),
      { numRuns: 200 },
    );
  });

  it('is parsed or refused with 400', () => {
    const pieces = fc.oneof(
      bytes.map((piece) => Buffer.from(piece)),
      fc
        .constantFrom('--b', '--b--', '\r\n', '\r\n\r\n', 'Content-Type: ', ':')
        .map((text) => Buffer.from(text)),
    );
    const types = fc.oneof(fc.constantFrom('multipart/related; boundary=b', 'boundary="b"', ''), fc.string());
    fc.assert(
      fc.property(types, fc.array(pieces, { maxLength: 12 }), (contentType, body) => {
        try {
          expect(parseMultipart(contentType, Buffer.concat(body))).toHaveLength(2);
        } catch (error) {
          expect(error).toBeInstanceOf(StorageError);
          expect((error as StorageError).code).toBe(400);
        }
      }),
      { numRuns: 500 },
    );
  });
});
