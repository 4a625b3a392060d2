import type { ScoreFigure } from 'mf-tracking/domain';
import type { Translate } from 'shared-lib/i18n';
import { formatFigure, unitOf } from './formatFigure.ts';

interface Words {
  readonly t: Translate<'mf-tracking'>;
  readonly language: string;
}

/** A figure in words, such as `88%`; a dash without data. */
export const figureText = (figure: ScoreFigure, value: number | null, { t, language }: Words): string =>
  value === null
    ? '–'
    : t(`scores.units.${unitOf(figure)}`, { value: formatFigure(figure, value, language) });
