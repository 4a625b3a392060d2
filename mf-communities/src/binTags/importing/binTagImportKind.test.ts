import { readBinTagRow } from './binTagImportKind.ts';

const missing = { code: 'missing' };

test.each([
  [
    'a row without a building',
    { tag: 'Spring-1', building: '', unitNumber: '101' },
    { ok: true, values: { tag: 'Spring-1', building: null, unitNumber: '101', pairs: [] } },
  ],
  ['no tag', { tag: '', building: 'A', unitNumber: '101' }, { ok: false, problems: { tag: missing } }],
  [
    'only a building',
    { tag: '', building: 'A', unitNumber: '' },
    { ok: false, problems: { tag: missing, unitNumber: missing } },
  ],
])('%s', (_, texts, expected) => {
  expect(readBinTagRow(texts)).toEqual(expected);
});
