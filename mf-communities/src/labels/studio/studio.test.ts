import { readySheets } from '../sheet/sheets.ts';
import {
  defaultPrintPreferences,
  parsePrintPreferences,
  readDecimal,
  type PrintPreferences,
} from './printPreferences.ts';
import { printSettings } from './printSettings.ts';

test.each([
  ['2.625', 2.625],
  ['2,625', 2.625],
  [' 2 5/8 ', 2.625],
  ['5/32', 0.15625],
  ['.5', 0.5],
  ['-1.5', -1.5],
  ['', Number.NaN],
  ['2 in', Number.NaN],
  ['1.2.3', Number.NaN],
  ['1/0', Number.POSITIVE_INFINITY],
])('%s is read as %d', (typed, value) => {
  expect(readDecimal(typed)).toBe(value);
});

describe('habits', () => {
  test.each([
    null,
    '',
    '{',
    '7',
    'null',
    '[]',
    '{"sheet":"a4","measures":7,"starts":{"roll":-1},"texts":"all"}',
  ])('%s falls back to the default', (kept) => {
    expect(parsePrintPreferences(kept)).toEqual(defaultPrintPreferences);
  });

  test('are restored as stored', () => {
    const habits: PrintPreferences = {
      ...defaultPrintPreferences,
      sheet: 'own',
      starts: { ...defaultPrintPreferences.starts, own: 4 },
      offsets: { ...defaultPrintPreferences.offsets, own: { x: '0,5', y: '-1/8' } },
      texts: ['code'],
    };
    expect(parsePrintPreferences(JSON.stringify(habits))).toEqual(habits);
  });

  test('old offsets in millimeters are converted to inches', () => {
    const { offsets: _, ...kept } = defaultPrintPreferences;
    const nudges = { own: { x: '12,7', y: '-1' }, roll: { x: 'far', y: 7 } };
    expect(parsePrintPreferences(JSON.stringify({ ...kept, nudges }))).toEqual({
      ...defaultPrintPreferences,
      offsets: { ...defaultPrintPreferences.offsets, own: { x: '0.5', y: '-0.039' } },
    });
  });
});

const own = (
  measures: Partial<PrintPreferences['measures']>,
  more: Partial<PrintPreferences> = {},
): PrintPreferences => ({
  ...defaultPrintPreferences,
  sheet: 'own',
  ...more,
  measures: { ...defaultPrintPreferences.measures, ...measures },
});

test.each<[string, PrintPreferences, object]>([
  ['a ready-made sheet', defaultPrintPreferences, { sheet: readySheets.avery5160, start: 0, copies: 1 }],
  ['one’s own', own({ left: '1/2' }), { sheet: { left: 0.5, columns: 2 } }],
  ['a roll', own({}, { sheet: 'roll' }), { sheet: { pageWidth: 2.25, rows: 1 } }],
  [
    'a nudge',
    {
      ...defaultPrintPreferences,
      offsets: { ...defaultPrintPreferences.offsets, avery5160: { x: '0,5', y: '-1/8' } },
    },
    { nudge: { x: 0.5, y: -0.125 } },
  ],
  [
    'a start that the sheet no longer has',
    own({}, { starts: { ...defaultPrintPreferences.starts, own: 29 } }),
    { start: 5 },
  ],
])('%s is printed', (_, habits, settings) => {
  expect(printSettings(habits)).toMatchObject({ ok: true, settings });
});

test.each<[string, PrintPreferences, object]>([
  ['no number', own({ left: 'half' }), { left: 'noNumber' }],
  ['a negative margin', own({ top: '-1' }), { top: 'noNumber' }],
  ['half a column', own({ columns: '1.5' }), { columns: 'noCount' }],
  ['a thousand rows', own({ rows: '1000' }), { rows: 'noCount' }],
  ['a label as small as a stamp', own({ labelHeight: '0.3' }), { labelHeight: 'tooSmall' }],
  ['a page of a poster', own({ pageWidth: '1/0' }), { pageWidth: 'tooLarge' }],
  ['labels over each other', own({ pitchX: '3' }), { pitchX: 'overlap' }],
  ['labels beyond the sheet', own({ rows: '4' }), { rows: 'offSheet' }],
  ['a roll without width', own({ rollWidth: '' }, { sheet: 'roll' }), { rollWidth: 'noNumber' }],
  ['many copies', { ...defaultPrintPreferences, copies: '21' }, { copies: 'noCount' }],
  ['no copy', { ...defaultPrintPreferences, copies: '0' }, { copies: 'noCount' }],
  [
    'a far nudge',
    {
      ...defaultPrintPreferences,
      offsets: { ...defaultPrintPreferences.offsets, avery5160: { x: 'x', y: '0.51' } },
    },
    { nudgeX: 'noNumber', nudgeY: 'tooLarge' },
  ],
])('%s is refused', (_, habits, problems) => {
  expect(printSettings(habits)).toEqual({ ok: false, problems });
});
