import {
  type Drawing,
  type Mark,
  identityPlacement,
  pointsPerInch,
  type Step,
  textWidth,
} from 'shared-lib/ui/labels';
import { labelsPerSheet, type Sheet } from '../sheet/sheets.ts';
import { areaOf, emptyPage, type Nudge } from './sheetPages.ts';

const ink = '#111111';

const lines = (steps: readonly Step[], lineWidth: number): Mark => ({
  kind: 'shape',
  steps,
  at: identityPlacement,
  colour: ink,
  lineWidth,
});

/** The distance between a ruler's ticks, in inches. */
const tickLength = 1 / 8;

/** The longest of these lengths, in inches, that fits on the page. */
const rulerLength = (points: number): number =>
  [4, 2, 1, 0.5].find((length) => length * pointsPerInch <= points * 0.8) ?? 0.25;

/**
 * A page to hold over an empty sheet against the light: each label's outline, and two rulers, which show
 * whether the printer scales and how far to offset everything.
 * @param rulerText formats a ruler's nominal length in inches.
 */
export function calibrationPage(sheet: Sheet, nudge: Nudge, rulerText: (inches: number) => string): Drawing {
  const areas = Array.from({ length: labelsPerSheet(sheet) }, (_, place) => areaOf(sheet, place, nudge));
  const page = emptyPage(sheet);
  const length = rulerLength(Math.min(page.width, page.height));
  const points = length * pointsPerInch;
  const [centerX, centerY] = [page.width / 2, page.height / 2];
  const [left, top] = [centerX - points / 2, centerY - points / 2];
  const ticks = Array.from({ length: length / tickLength + 1 }, (_, at) => at * tickLength * pointsPerInch);
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
          ['move', left, centerY],
          ['line', left + points, centerY],
          ['move', centerX, top],
          ['line', centerX, top + points],
          ...ticks.flatMap((tick): Step[] => [
            ['move', left + tick, centerY - 3],
            ['line', left + tick, centerY + 3],
            ['move', centerX - 3, top + tick],
            ['line', centerX + 3, top + tick],
          ]),
        ],
        0.75,
      ),
      { kind: 'text', x: left, y: centerY - 8, size, face: 'regular', text, colour: ink },
    ],
  };
}
