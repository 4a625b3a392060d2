import { figureKinds, type ScoreFigure } from 'mf-tracking/domain';

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
