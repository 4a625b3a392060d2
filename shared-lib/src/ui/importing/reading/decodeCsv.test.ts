import { decodeCsv } from './decodeCsv.ts';

/** The bytes of Mac Roman for some letters of Windows-1252. */
const macBytes = new Map([
  ['á', 0x87],
  ['é', 0x8e],
  ['ñ', 0x96],
]);
const asMac = (byte: number) => macBytes.get(String.fromCharCode(byte)) ?? byte;

test.each([
  ['UTF-8', Buffer.from('Zoë'), 'Zoë'],
  ['UTF-8 with its mark', Buffer.from('\uFEFFZoë'), 'Zoë'],
  ['Windows-1252', Buffer.from([0x5a, 0x6f, 0xeb]), 'Zoë'],
  ['Windows-1252, in lines', Buffer.from([0x5a, 0x6f, 0xeb, 13, 10]), 'Zoë\r\n'],
  ['Mac Roman', Buffer.from([0x5a, 0x6f, 0x91, 13]), 'Zoë\r'],
  [
    'Mac Roman in other lines',
    Buffer.from('José\nVásquez\nNuñez', 'latin1').map(asMac),
    'José\nVásquez\nNuñez',
  ],
  ['UTF-8 that is cut off', Buffer.from('José Núñez, Peñ').subarray(0, -1), 'José Núñez, Pe\uFFFD'],
  [
    'UTF-8 with a byte of something else',
    Buffer.concat([Buffer.from('José Núñez, '), Buffer.from([0xe9]), Buffer.from('lan')]),
    'José Núñez, \uFFFDlan',
  ],
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
