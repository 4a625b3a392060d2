import { useTexts } from '../../i18n/index.ts';
import { dateTimeFormat } from '../../i18n/formats.ts';
import { formatRelativeTime } from './formatRelativeTime.ts';

interface SinceProps {
  /** Epoch milliseconds; null shows "Never". */
  instant: number | null;
  /** Epoch milliseconds, kept current by the page (`useNow`). */
  now: number;
}

/** A relative time ("3 hours ago"), with the exact time on hover. */
export function RelativeTime({ instant, now }: SinceProps) {
  const { t, i18n } = useTexts('ui');
  if (instant === null) return <span>{t('never')}</span>;
  const exact = new Date(instant);
  return (
    <time
      dateTime={exact.toISOString()}
      title={dateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(exact)}
    >
      {formatRelativeTime(instant, now, i18n.language)}
    </time>
  );
}
