import { decodeCsv } from './decodeCsv.ts';

test.each([
  ['UTF-8', Buffer.from('Zoë'), 'Zoë'],
  ['UTF-8 with its mark', Buffer.from('\uFEFFZoë'), 'Zoë'],
  ['Windows-1252', Buffer.from([0x5a, 0x6f, 0xeb]), 'Zoë'],
  ['UTF-16', Buffer.from('\uFEFFZoë', 'utf16le'), 'Zoë'],
  ['UTF-16, the other way round', Buffer.from('\uFEFFZoë', 'utf16le').swap16(), 'Zoë'],
  ['nothing', Buffer.alloc(0), ''],
  ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), null],
])('%s', (_, bytes, expected) => {
  expect(decodeCsv(Uint8Array.from(bytes))).toBe(expected);
});
