import { figureKinds, type ScoreFigure } from 'mf-tracking/domain';
import type { Translate } from 'shared-lib/i18n';

interface Words {
  readonly t: Translate<'mf-tracking'>;
  readonly language: string;
}

const minutesPerHour = 60;

/** From this value on, a rate's decimal is noise. */
const roundFrom = 100;

/** Below this share, a whole percent would be too coarse. */
const fineBelow = 0.1;

/** A figure's number in its own unit: percent, doors, records or hours. */
const numberOf = (figure: ScoreFigure, value: number): readonly [number, decimals: 0 | 1] => {
  switch (figureKinds[figure]) {
    case 'share':
      return [value * 100, Math.abs(value) < fineBelow ? 1 : 0];
    case 'perHour':
      return [value, Math.abs(value) < roundFrom ? 1 : 0];
    case 'minutes':
      return [value / minutesPerHour, 0];
    case 'count':
      return [value, 0];
  }
};

/** The unit that follows a figure's number; `none` for counts and rates. */
export const unitOf = (figure: ScoreFigure): 'percent' | 'hours' | 'none' => {
  const kind = figureKinds[figure];
  if (kind === 'share') return 'percent';
  return kind === 'minutes' ? 'hours' : 'none';
};

/** A figure's number without its unit, such as `97`, `2.9` or `1,204`. */
export const formatFigure = (figure: ScoreFigure, value: number, language: string): string => {
  const [number, maximumFractionDigits] = numberOf(figure, value);
  return number.toLocaleString(language, { maximumFractionDigits });
};

/** A change with its sign, such as `+3.5` or `−2`; a change too small to show is 0. */
export const formatChange = (figure: ScoreFigure, by: number, language: string): string => {
  const [number, maximumFractionDigits] = numberOf(figure, by);
  return number.toLocaleString(language, { maximumFractionDigits, signDisplay: 'exceptZero' });
};

/** A figure in words, such as `88%`; a dash without data. */
export const figureText = (figure: ScoreFigure, value: number | null, { t, language }: Words): string =>
  value === null
    ? '–'
    : t(`scores.units.${unitOf(figure)}`, { value: formatFigure(figure, value, language) });

/** A point of a trend in a box that is 1 wide and 1 high, from the top left. */
interface SparkPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * A trend's lines: points in a row are connected, and a point without data interrupts the line.
 * @param values the earliest first; null without data
 */
export const sparkLines = (values: readonly (number | null)[]): SparkPoint[][] => {
  const known = values.filter((value) => value !== null);
  const [min, max] = [Math.min(...known), Math.max(...known)];
  const lines: SparkPoint[][] = [[]];
  values.forEach((value, index) => {
    if (value === null) {
      lines.push([]);
      return;
    }
    // A flat trend runs through the middle.
    const y = max === min ? 0.5 : 1 - (value - min) / (max - min);
    lines.at(-1)?.push({ x: values.length < 2 ? 0.5 : index / (values.length - 1), y });
  });
  return lines.filter((line) => line.length > 0);
};
