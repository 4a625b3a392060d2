import type { Checkpoint } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';
import { timeOfDayInWords } from '../place/timeOfDayInWords.ts';

/**
 * Formats a checkpoint's scan window; null for any time.
 * @param language a BCP 47 tag
 */
export const windowInWords = (
  { windowStart, windowEnd }: Pick<Checkpoint, 'windowStart' | 'windowEnd'>,
  t: Translate<'mf-communities'>,
  language: string,
): string | null =>
  windowStart && windowEnd
    ? t('facts.fromTo', {
        from: timeOfDayInWords(windowStart, language),
        to: timeOfDayInWords(windowEnd, language),
      })
    : null;
