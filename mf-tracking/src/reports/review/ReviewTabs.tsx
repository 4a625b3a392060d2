import { recordSource } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Segments } from 'shared-lib/ui';
import { useReviewCount } from './reviewsMade.ts';
import styles from './ReviewTabs.module.css';

const { useCount } = recordSource('shiftReports');
const waiting = [{ field: 'status', values: ['submitted'] }] as const;

/**
 * All reports, or those pending review, with their count. The address keeps the selection, as a filter of the
 * list.
 */
export function ReviewTabs() {
  const { t } = useTexts('mf-tracking');
  const [params, setParams] = useSearchParams();
  // A different limit triggers a recount; the count itself has none.
  const limit = 1 + useReviewCount();
  const count = useCount({ narrowing: [...waiting], since: null, limit }, false);
  const isReview = params.getAll('status').join() === 'submitted';
  const change = (tab: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('status');
      if (tab === 'review') next.set('status', 'submitted');
      return next;
    });
  return (
    <div className={styles.tabs}>
      <Segments
        label={t('report.tabs.label')}
        value={isReview ? 'review' : 'all'}
        onChange={change}
        options={[
          { value: 'all', label: t('report.tabs.all') },
          { value: 'review', label: t('report.tabs.review'), ...(count !== null && { count }) },
        ]}
      />
    </div>
  );
}
