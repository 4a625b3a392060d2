import { decodeCsv } from './decodeCsv.ts';

test.each([
  ['UTF-8', Buffer.from('Zoë'), 'Zoë'],
  ['UTF-8 with its mark', Buffer.from('\uFEFFZoë'), 'Zoë'],
  ['Windows-1252', Buffer.from([0x5a, 0x6f, 0xeb]), 'Zoë'],
  ['Windows-1252, in lines', Buffer.from([0x5a, 0x6f, 0xeb, 13, 10]), 'Zoë\r\n'],
  ['Mac Roman', Buffer.from([0x5a, 0x6f, 0x91, 13]), 'Zoë\r'],
  ['UTF-16', Buffer.from('\uFEFFZoë', 'utf16le'), 'Zoë'],
  ['UTF-16, the other way round', Buffer.from('\uFEFFZoë', 'utf16le').swap16(), 'Zoë'],
  ['UTF-16 without its mark', Buffer.from('Name,Zoë', 'utf16le'), 'Name,Zoë'],
  ['UTF-16 without its mark, the other way round', Buffer.from('Name,Zoë', 'utf16le').swap16(), 'Name,Zoë'],
  ['nothing', Buffer.alloc(0), ''],
  ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), null],
  ['a page that calls itself a workbook', Buffer.from('\n<html><table>'), null],
])('%s', (_, bytes, expected) => {
  expect(decodeCsv(Uint8Array.from(bytes))).toBe(expected);
});
