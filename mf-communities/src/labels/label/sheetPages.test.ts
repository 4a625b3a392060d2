import type { LabelContent, LabelStyle } from 'shared-lib/ui/labels';
import { readySheets } from '../sheet/sheets.ts';
import { calibrationPage } from './calibrationPage.ts';
import { sheetPage, sheetPages } from './sheetPages.ts';

const look: LabelStyle = { colour: '#0b5e55', shape: 'square', logo: null };
const label = (title: string): LabelContent => ({
  address: `https://hub.example/t/${title}`,
  title,
  lines: ['Maple Court', 'Clean Doors'],
});
const labels = Array.from({ length: 33 }, (_, at) => label(`A-${100 + at}`));
const sheet = readySheets.avery5160;
const still = { x: 0, y: 0 };

const titles = ({ marks }: ReturnType<typeof sheetPage>) =>
  marks.flatMap((mark) => (mark.kind === 'text' && mark.face === 'bold' ? [mark.text] : []));

test('labels fill a sheet from the start position, and continue on the next', () => {
  const pages = sheetPages(labels, { sheet, start: 28, nudge: still, look });
  expect(pages.map(titles)).toEqual([
    ['A-100', 'A-101'],
    Array.from({ length: 30 }, (_, at) => `A-${102 + at}`),
    ['A-132'],
  ]);
});

test('each mark is within its label, and everything moves with the offset', () => {
  const marksAt = (x: number, y: number) =>
    sheetPage([label('A-100')], { sheet, start: 4, nudge: { x, y }, look }, 0).marks;
  // Place 4 is the second of the second row.
  const [left, top] = [(0.15625 + 2.78125) * 72, 1.5 * 72];
  const at = marksAt(0, 0).map((mark) => (mark.kind === 'shape' ? mark.at : mark));
  for (const { x, y } of at) {
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(left + 2.625 * 72);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(top + 72);
  }
  const [code] = marksAt(1, -0.5);
  expect(code).toMatchObject({ at: { x: expect.closeTo(at[0]!.x + 72), y: expect.closeTo(at[0]!.y - 36) } });
});

test('a label without text has its code in the middle', () => {
  const [code] = sheetPage(
    [{ address: 'https://hub.example/t/1', title: '', lines: [] }],
    {
      sheet: readySheets.avery5164,
      start: 0,
      nudge: still,
      look,
    },
    0,
  ).marks;
  expect(code?.kind === 'shape' && code.at.x).toBeGreaterThan((0.15625 + 0.333) * 72);
});

test('the calibration page outlines each label, and its rulers have their nominal length', () => {
  const [outlines, rulers, text] = calibrationPage(sheet, still, (length) => `${length} in`).marks;
  expect(outlines?.kind === 'shape' && outlines.steps).toHaveLength(30);
  expect(text).toMatchObject({ text: '4 in' });
  const across = rulers?.kind === 'shape' ? rulers.steps.slice(0, 2).map(([, x]) => Number(x)) : [];
  expect(across[1]! - across[0]!).toBeCloseTo(4 * 72);
});
