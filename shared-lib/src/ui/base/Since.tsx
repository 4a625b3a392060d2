import { useTexts } from '../../i18n/index.ts';
import { dateTimeFormat } from '../../i18n/formats.ts';
import { describeSince } from './describeSince.ts';

interface SinceProps {
  /** Epoch milliseconds; none reads "Never". */
  instant: number | null;
  /** Epoch milliseconds, kept up to date by the page (`useNow`). */
  now: number;
}

/** A time as people say it ("3 hours ago"), with the exact one on hover. */
export function Since({ instant, now }: SinceProps) {
  const { t, i18n } = useTexts('ui');
  if (instant === null) return <span>{t('never')}</span>;
  const exact = new Date(instant);
  return (
    <time
      dateTime={exact.toISOString()}
      title={dateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(exact)}
    >
      {describeSince(instant, now, i18n.language)}
    </time>
  );
}
