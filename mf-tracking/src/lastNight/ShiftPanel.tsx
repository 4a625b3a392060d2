import { useRef, useState } from 'react';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { StepPanel } from 'shared-lib/ui/drawer';
import {
  QueueHelp,
  useListTexts,
  useQueueKeys,
  type ListAccount,
  type PanelState,
} from 'shared-lib/ui/lists';
import { en as clockEnglish } from '../clock/texts/en.ts';
import { es as clockSpanish } from '../clock/texts/es.ts';
import { en as reportEnglish } from '../reports/texts/en.ts';
import { es as reportSpanish } from '../reports/texts/es.ts';
import { ReturnDialog } from '../reports/review/ReturnDialog.tsx';
import type { ReportRow } from '../reports/review/reviewReports.ts';
import { undoApproval } from './approveInOrder.ts';
import { approveShift, type ShiftRecords } from './reviewShift.ts';
import { ShiftContent } from './ShiftContent.tsx';
import type { ShiftRow } from './useLastNight.ts';

addCatalogs('mf-tracking', { en: clockEnglish, es: clockSpanish });
addCatalogs('mf-tracking', { en: reportEnglish, es: reportSpanish });

interface ShiftPanelProps extends PanelState<ShiftRow> {
  /** `YYYY-MM-DD` */
  night: string;
  account: ListAccount;
  /** The night's shifts, of which the rows are some. */
  all: readonly ShiftRow[];
}

/** A shift of the night next to the list. Those to review are a queue for the keyboard. */
export function ShiftPanel({
  night,
  account,
  all,
  rows,
  openKey,
  onStep,
  onClose,
  onReturnFocus,
}: ShiftPanelProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { t: tShared } = useListTexts();
  // Read when an action starts, never to render.
  const records = useRef<ShiftRecords | null>(null);
  const [underWay, setUnderWay] = useState<string | null>(null);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  // The dialog keeps its report when its shift leaves the list.
  const [returning, setReturning] = useState<{ report: ReportRow; shift: string } | null>(null);
  const place = rows.findIndex(({ id }) => id === openKey);
  const next = rows[place + 1]?.id ?? null;
  const previous = place > 0 ? rows[place - 1]!.id : null;
  const row = all.find(({ id }) => id === openKey);
  const words = {
    t,
    language: i18n.language,
    memberName: (id: string) => account.memberNames.get(id) || tShared('unknownMember'),
  };

  /** The next undecided shift, wrapping around to the start. */
  const goOn = (id: string) => {
    const done = new Set([...decided, id]);
    setDecided(done);
    const from = rows.findIndex((each) => each.id === id);
    const waiting = (each: ShiftRow) => !done.has(each.id) && each.review === 'review';
    const to = rows.slice(from + 1).find(waiting) ?? rows.find(waiting);
    if (to) return onStep(to.id);
    showToast({ meaning: 'good', message: t('lastNight.done.allReviewed') });
    onClose();
  };
  const reopen = (id: string) => setDecided((before) => new Set([...before].filter((each) => each !== id)));
  const approve = async (shift: ShiftRow, seen: ShiftRecords) => {
    setUnderWay(shift.id);
    const { approved, left, isSaved } = await approveShift(shift, seen, t);
    setUnderWay(null);
    const hasUndo = approved.reports.length + approved.clockInOutIds.length > 0;
    const undo = async () => {
      const isComplete = await undoApproval([approved]);
      reopen(shift.id);
      showToast(
        isComplete
          ? { meaning: 'good', message: t('lastNight.done.undone', { count: 1 }) }
          : { meaning: 'bad', message: t('lastNight.done.undoFailed') },
      );
    };
    const said =
      left === null
        ? t('lastNight.done.approved', { count: 1 })
        : t('lastNight.done.hoursLeft', { reason: left });
    showToast({
      meaning: isSaved ? (left === null ? 'good' : 'watch') : 'bad',
      message: isSaved ? said : t('lastNight.done.failed'),
      ...(hasUndo && { undo: () => void undo() }),
    });
    if (isSaved) goOn(shift.id);
  };
  const startReturn = (shift: ShiftRow, seen: ShiftRecords) => {
    const record = seen.reports.find(({ status }) => status === 'submitted' || status === 'approved');
    if (!record) return;
    const { community, timeZone, member } = shift;
    const report = { record, community, timeZone, member, isArchived: false, hasLeft: false, unit: '' };
    setReturning({ report, shift: shift.id });
  };
  const isFree = row !== undefined && underWay === null && !decided.has(row.id);
  const canApprove = isFree && (row.review === 'review' || row.review === 'inOrder');
  const canReturn =
    isFree && row.reports.some(({ status }) => status === 'submitted' || status === 'approved');
  const onApprove = () => {
    const seen = records.current;
    if (row && seen) void approve(row, seen);
  };
  const onReturn = () => {
    const seen = records.current;
    if (row && seen) startReturn(row, seen);
  };
  const stepTo = (id: string | null) => (id === null ? null : () => onStep(id));
  const actions = { approve: canApprove ? onApprove : null, return: canReturn ? onReturn : null };
  const queue = useQueueKeys({
    isActive: openKey !== null,
    onNext: stepTo(next),
    onPrevious: stepTo(previous),
    actions: [
      { key: 'a', label: t('lastNight.panel.approve'), act: actions.approve },
      { key: 'r', label: t('lastNight.panel.return'), act: actions.return },
    ],
  });
  return (
    <>
      <StepPanel
        title={t('lastNight.panel.title')}
        keys={rows.map(({ id }) => id)}
        openKey={openKey}
        onStep={onStep}
        onClose={onClose}
        onReturnFocus={onReturnFocus}
        aside={<QueueHelp queue={queue} />}
      >
        {(id) => (
          <div ref={queue.root}>
            <ShiftContent
              key={id}
              row={all.find((each) => each.id === id)}
              night={night}
              account={account}
              onRecords={(shown) => {
                records.current = shown;
              }}
              isUnderWay={underWay === id}
              actions={actions}
            />
          </div>
        )}
      </StepPanel>
      {returning && (
        <ReturnDialog
          key={returning.report.record.id}
          row={returning.report}
          words={words}
          onClose={() => setReturning(null)}
          onReturned={() => goOn(returning.shift)}
        />
      )}
    </>
  );
}
