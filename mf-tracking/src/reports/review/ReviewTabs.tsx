import { IconCheck } from '@tabler/icons-react';
import { awaitsReview, maxReviewedReports } from 'mf-tracking/domain';
import { recordSource } from 'shared-lib/data';
import type { ShiftReport } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { LazyOverlay, lazyPart, Segments, showToast, type useOverlayHost } from 'shared-lib/ui';
import type { RecordList } from 'shared-lib/ui/lists';
import { useReviewCount } from './reviewsMade.ts';
import styles from './ReviewTabs.module.css';
import type { ReviewWords } from './reviewReports.ts';

const { useCount } = recordSource('shiftReports');
const waiting = [{ field: 'status', values: ['submitted'] }] as const;

/**
 * All reports, or those pending review, with their count. The selection is kept in the address, as a filter
 * of the list.
 */
export function ReviewTabs() {
  const { t } = useTexts('mf-tracking');
  const [params, setParams] = useSearchParams();
  // A different limit only triggers a recount; the count ignores it.
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

const dialog = lazyPart(
  'The dialog to approve reports',
  async () => (await import(/* webpackChunkName: "report" */ './ApproveDialog.tsx')).ApproveDialog,
);

type ReportList = RecordList<ShiftReport, ShiftReport['status'], 'mf-tracking'>;

/**
 * The list's action for several reports: approving the pending ones. There is no bulk return, since each
 * return needs its own reason.
 */
export const bulkApprove =
  (show: ReturnType<typeof useOverlayHost>): NonNullable<ReportList['bulkActions']> =>
  (words) => [
    {
      id: 'approve',
      label: words.t('report.acts.approveSeveral'),
      icon: <IconCheck size={18} aria-hidden />,
      onRun: (rows, clear) => {
        const { t } = words;
        const waiting = rows.filter(({ record }) => awaitsReview(record)).length;
        if (waiting === 0) return showToast({ meaning: 'watch', message: t('report.several.none') });
        if (waiting > maxReviewedReports) {
          return showToast({
            meaning: 'watch',
            message: t('report.several.tooMany', { max: maxReviewedReports }),
          });
        }
        const texts: ReviewWords = words;
        show((state) => (
          <LazyOverlay part={dialog} isOpen={state.opened} onClose={state.onClose}>
            {(ApproveDialog) => <ApproveDialog {...state} rows={rows} words={texts} onDone={clear} />}
          </LazyOverlay>
        ));
      },
    },
  ];
