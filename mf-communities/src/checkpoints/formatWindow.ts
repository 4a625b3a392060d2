import type { Checkpoint } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';
import { formatTimeOfDay } from '../place/formatTimeOfDay.ts';

/**
 * Formats a checkpoint's scan window; null for any time.
 * @param language a BCP 47 tag
 */
export const formatWindow = (
  { windowStart, windowEnd }: Pick<Checkpoint, 'windowStart' | 'windowEnd'>,
  t: Translate<'mf-communities'>,
  language: string,
): string | null =>
  windowStart && windowEnd
    ? t('facts.fromTo', {
        from: formatTimeOfDay(windowStart, language),
        to: formatTimeOfDay(windowEnd, language),
      })
    : null;
