import {
  type Drawing,
  type Mark,
  onPage,
  pointsPerMillimetre,
  type Step,
  textWidth,
} from 'shared-lib/ui/labels';
import { labelsPerSheet, type Sheet } from '../sheet/sheets.ts';
import { areaOf, emptyPage, type Nudge } from './sheetPages.ts';

const ink = '#111111';

const lines = (steps: readonly Step[], lineWidth: number): Mark => ({
  kind: 'shape',
  steps,
  at: onPage,
  colour: ink,
  lineWidth,
});

/** The longest of these lengths, in millimetres, that the page has room for. */
const rulerLength = (points: number): number =>
  [100, 50, 20, 10].find((length) => length * pointsPerMillimetre <= points * 0.8) ?? 5;

/**
 * A page to lay over an empty sheet against the light: the outline of each label, and a ruler each way, by which one sees whether the
 * printer scales and by how much to move everything.
 * @param rulerText says how long a ruler should be, for its length in millimetres.
 */
export function calibrationPage(
  sheet: Sheet,
  nudge: Nudge,
  rulerText: (millimetres: number) => string,
): Drawing {
  const areas = Array.from({ length: labelsPerSheet(sheet) }, (_, place) => areaOf(sheet, place, nudge));
  const page = emptyPage(sheet);
  const length = rulerLength(Math.min(page.width, page.height));
  const points = length * pointsPerMillimetre;
  const [centreX, centreY] = [page.width / 2, page.height / 2];
  const [left, top] = [centreX - points / 2, centreY - points / 2];
  const ticks = Array.from({ length: length / 5 + 1 }, (_, at) => at * 5 * pointsPerMillimetre);
  const text = rulerText(length);
  const size = Math.min(9, points / Math.max(1, textWidth(text, 'regular', 1)));
  return {
    ...page,
    marks: [
      lines(
        areas.map(({ x, y, width, height }) => ['rect', x, y, width, height]),
        0.5,
      ),
      lines(
        [
          ['move', left, centreY],
          ['line', left + points, centreY],
          ['move', centreX, top],
          ['line', centreX, top + points],
          ...ticks.flatMap((tick): Step[] => [
            ['move', left + tick, centreY - 3],
            ['line', left + tick, centreY + 3],
            ['move', centreX - 3, top + tick],
            ['line', centreX + 3, top + tick],
          ]),
        ],
        0.75,
      ),
      { kind: 'text', x: left, y: centreY - 8, size, face: 'regular', text, colour: ink },
    ],
  };
}
