import type { ShiftReport } from 'shared-lib/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import styles from './ReportContent.module.css';

interface ReviewHistoryProps {
  report: ShiftReport;
  memberName: (id: string) => string;
}

/** Every review of a report, the latest first. Of one from before they were kept, the last alone is known. */
export function ReviewHistory({ report, memberName }: ReviewHistoryProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { status, reviews, reviewedBy, reviewedAt, reviewNote } = report;
  const isReviewed = status === 'approved' || status === 'returned';
  const known =
    reviews.length === 0 && isReviewed && reviewedAt !== null
      ? [{ act: status, by: reviewedBy, at: reviewedAt, note: reviewNote }]
      : reviews;
  if (known.length === 0) return null;
  return (
    <section className={styles.part}>
      <h4>{t('report.history.title')}</h4>
      <ol className={styles.history}>
        {known.toReversed().map(({ act, by, at, note }) => (
          <li key={`${at} ${act}`}>
            {t(`report.history.${act}`, { name: by === null ? t('report.history.nobody') : memberName(by) })}
            <span className="vh-hint">{formatDateTime(at, i18n.language)}</span>
            {note && <q dir="auto">{note}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
