import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costsTable, withTable } from './costsTable.ts';
import type { MeasuredReads } from './measuredReads.ts';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');

test('replaces the table between its markers', () => {
  const text = 'a\n<!-- the table: npm run costs -->\nold\n<!-- the end of the table -->\nb\n';
  const anew = withTable(text, 'new');
  expect(anew).toBe('a\n<!-- the table: npm run costs -->\n\nnew\n\n<!-- the end of the table -->\nb\n');
  expect(withTable(anew, 'new')).toBe(anew);
});

test('rejects text without the markers', () => {
  expect(() => withTable('a', 'new')).toThrow('docs/costs.md has no markers for the table.');
});

test('docs/costs.md has the table of the current measurements', () => {
  const words = (text: string) => text.replace(/-+/g, '-').replace(/ +/g, ' ');
  const text = read('../../docs/costs.md');
  const measured = JSON.parse(read('measuredReads.json')) as MeasuredReads;
  expect(words(withTable(text, costsTable(measured)))).toBe(words(text));
});
