import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costsTable, withTable } from './costsTable.ts';
import type { MeasuredReads } from './measuredReads.ts';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');

test('the table goes between its marks, in place of the one before', () => {
  const text = 'a\n<!-- the table: npm run costs -->\nold\n<!-- the end of the table -->\nb\n';
  const anew = withTable(text, 'new');
  expect(anew).toBe('a\n<!-- the table: npm run costs -->\n\nnew\n\n<!-- the end of the table -->\nb\n');
  expect(withTable(anew, 'new')).toBe(anew);
});

test('a text without the marks is told', () => {
  expect(() => withTable('a', 'new')).toThrow('docs/costs.md has no place for the table.');
});

test('the table of docs/costs.md is the one of what was measured', () => {
  const words = (text: string) => text.replace(/-+/g, '-').replace(/ +/g, ' ');
  const text = read('../../docs/costs.md');
  const measured = JSON.parse(read('measuredReads.json')) as MeasuredReads;
  expect(words(withTable(text, costsTable(measured)))).toBe(words(text));
});
