import { decodeCsv } from './readFile.ts';

/** Mac Roman bytes of some Windows-1252 letters. */
const macBytes = new Map([
  ['á', 0x87],
  ['é', 0x8e],
  ['ñ', 0x96],
]);
const asMac = (byte: number) => macBytes.get(String.fromCharCode(byte)) ?? byte;

test.each([
  ['UTF-8', Buffer.from('Zoë'), 'Zoë'],
  ['UTF-8 with a BOM', Buffer.from('\uFEFFZoë'), 'Zoë'],
  ['Windows-1252', Buffer.from([0x5a, 0x6f, 0xeb]), 'Zoë'],
  ['Windows-1252, with line breaks', Buffer.from([0x5a, 0x6f, 0xeb, 13, 10]), 'Zoë\r\n'],
  ['Mac Roman', Buffer.from([0x5a, 0x6f, 0x91, 13]), 'Zoë\r'],
  [
    'Mac Roman with other line breaks',
    Buffer.from('José\nVásquez\nNuñez', 'latin1').map(asMac),
    'José\nVásquez\nNuñez',
  ],
  ['truncated UTF-8', Buffer.from('José Núñez, Peñ').subarray(0, -1), 'José Núñez, Pe\uFFFD'],
  [
    'UTF-8 with an invalid byte',
    Buffer.concat([Buffer.from('José Núñez, '), Buffer.from([0xe9]), Buffer.from('lan')]),
    'José Núñez, \uFFFDlan',
  ],
  ['UTF-16', Buffer.from('\uFEFFZoë', 'utf16le'), 'Zoë'],
  ['big-endian UTF-16', Buffer.from('\uFEFFZoë', 'utf16le').swap16(), 'Zoë'],
  ['UTF-16 without a BOM', Buffer.from('Name,Zoë', 'utf16le'), 'Name,Zoë'],
  ['big-endian UTF-16 without a BOM', Buffer.from('Name,Zoë', 'utf16le').swap16(), 'Name,Zoë'],
  ['nothing', Buffer.alloc(0), ''],
  ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), null],
  ['an HTML page with a workbook’s extension', Buffer.from('\n<html><table>'), null],
])('%s', (_, bytes, expected) => {
  expect(decodeCsv(Uint8Array.from(bytes))).toBe(expected);
});
