import { IconCheck } from '@tabler/icons-react';
import type { ShiftReport } from 'shared-lib/domain';
import { awaitsReview, maxReviewedReports } from 'mf-tracking/domain';
import { lazyPart, LazyOverlay, showToast, type useOverlayHost } from 'shared-lib/ui';
import type { RecordList } from 'shared-lib/ui/lists';
import type { ReviewWords } from './reviewReports.ts';

const dialog = lazyPart(
  'The dialog to approve reports',
  async () => (await import(/* webpackChunkName: "report" */ './ApproveDialog.tsx')).ApproveDialog,
);

type ReportList = RecordList<ShiftReport, ShiftReport['status'], 'mf-tracking'>;

/**
 * The list's action for several reports: approving the pending ones. There is no bulk return, since each
 * return needs its own reason.
 */
export const approveSeveral =
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
