import { visibleText } from './visibleText.ts';

test.each([
  ['A\u200B-\uFEFF203', 'A-203'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['Ma\u00ADple\u200D', 'Maple'],
  ['\u2066Elm\u2069\u200E', 'Elm'],
  ['\u061CElm\u200C \u2060Row', 'Elm Row'],
  ['André\u200Cé', 'Andréé'],
  ['李\u200D園', '李園'],
  ['👩\u200D👧 \u200Dhere', '👩\u200D👧 here'],
  ['👩🏽\u200D🔧 🏳️\u200D🌈', '👩🏽\u200D🔧 🏳️\u200D🌈'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['می\u200C\u200C\u200Bخواهم', 'می\u200Cخواهم'],
  ['\u200Cمی\u200C', 'می'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['José\u00A0Núñez\n', 'José\u00A0Núñez\n'],
])('%j is kept as %j', (typed, kept) => {
  expect(visibleText(typed)).toBe(kept);
});

test('texts are read wherever they are; secrets, seen values and files stay as they are', () => {
  const file = new Blob(['a\u200Bb']);
  const at = new Date(0);
  const rest = {
    password: 'a\u200Bb',
    current: 'a\u200Bb',
    seen: { name: 'El\u200Bm' },
    guard: 'a\u200Bb',
    isActive: null,
    file,
    at,
  };
  const read = visibleText({ ...rest, names: ['El\u200Bm'], rows: [{ name: '\u200BElm' }] });
  expect(read).toEqual({ ...rest, names: ['Elm'], rows: [{ name: 'Elm' }] });
  expect([read.file, read.at]).toEqual([file, at]);
  expect(read.file).toBe(file);
});
