import { type Drawing, identityPlacement } from 'shared-lib/ui/labels';
import { inflateSync } from 'node:zlib';
import { pageContent } from './pageContent.ts';
import { pdfFile } from './pdfFile.ts';

const page: Drawing = {
  width: 612,
  height: 792,
  marks: [
    {
      kind: 'shape',
      steps: [['rect', 1, 2, 3, 1]],
      at: { x: 10, y: 20, scale: 1.5 },
      colour: '#ff8000',
      lineWidth: null,
    },
    {
      kind: 'shape',
      steps: [
        ['move', 0, 0],
        ['line', 9, 0],
      ],
      at: identityPlacement,
      colour: '#000000',
      lineWidth: 0.5,
    },
    { kind: 'text', x: 5, y: 6, size: 7.5, face: 'bold', text: 'Ñ (1)', colour: '#111111' },
  ],
};

test('a page is written as operators', () => {
  expect(pageContent(page, []).split('\n')).toEqual([
    '1 0 0 -1 0 792 cm',
    ...['q', '1.5 0 0 1.5 10 20 cm', '1 0.502 0 rg', '1 2 3 1 re', 'f', 'Q'],
    ...['q', '1 0 0 1 0 0 cm', '0 0 0 RG 0.5 w', '0 0 m', '9 0 l', 'S', 'Q'],
    ...['BT', '0.0667 0.0667 0.0667 rg', '/B 7.5 Tf', '1 0 0 -1 5 6 Tm', '<d120283129> Tj', 'ET'],
  ]);
});

describe('the file', () => {
  const picture = { jpeg: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]), address: 'data:', width: 1, height: 1 };
  const withPicture: Drawing = {
    ...page,
    marks: [...page.marks, { kind: 'picture', picture, x: 1, y: 2, width: 3, height: 4 }],
  };
  const written = async () =>
    Buffer.from(await pdfFile([page, withPicture, withPicture], 'Labels of “Ñandú”'));

  test('has a table with each object’s offset', async () => {
    const file = await written();
    const text = file.toString('latin1');
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
    const [, , first, ...entries] = text.slice(table).split('\ntrailer')[0]!.split('\n');
    expect(first).toBe('0000000000 65535 f ');
    expect(entries).toHaveLength(12);
    entries.forEach((entry, at) => {
      expect(entry).toMatch(/^\d{10} 00000 n $/);
      expect(text.slice(Number(entry.slice(0, 10)))).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
    });
  });

  test('stores a picture shared by many pages once, and its pages compressed', async () => {
    const file = await written();
    const text = file.toString('latin1');
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1);
    const streams = [...text.matchAll(/\/FlateDecode \/Length (\d+) >>\nstream\n/g)];
    expect(streams).toHaveLength(3);
    const { index, 0: head, 1: length } = streams[2]!;
    const start = index + head.length;
    const content = inflateSync(file.subarray(start, start + Number(length))).toString();
    expect(content).toContain('3 0 0 -4 1 6 cm\n/P0 Do');
  });

  test('asks printers not to scale it', async () => {
    expect((await written()).toString('latin1')).toContain('/ViewerPreferences << /PrintScaling /None >>');
  });
});
