import { IconCheck } from '@tabler/icons-react';
import { maxApproved, violationSchema, type Violation } from 'mf-tracking/domain';
import { useMemo } from 'react';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { LazyOverlay, lazyPart, OverlayHost, Segments, showToast, useOverlayHost } from 'shared-lib/ui';
import { ownRecordSource, useOpenViolations } from 'shared-lib/data';
import { useViolationsByStatus } from '../data/violationCounts.api.ts';
import { citedName, revisionOf, violationStatuses } from 'shared-lib/domain';
import { useSearchParams } from 'shared-lib/router';
import { ofNights, useOwnTexts, type RecordList } from 'shared-lib/ui/lists';
import { callViolations } from '../data/callables.ts';
import { recordsOf, TrackingList } from '../lists/TrackingList.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import styles from './ViolationsPage.module.css';
import { violationsTexts } from './listTexts.ts';
import { tabOf, withTab, type CaseTab } from './caseTab.ts';
import { caseName, statusMeanings, type CaseTexts } from './caseTexts.ts';

/** The list's filter tabs, each with its count; the selection is kept in the address. */
function CaseTabs() {
  const { t } = useTexts('mf-tracking');
  const own = useOwnTexts({ id: 'violations', texts: violationsTexts });
  const [params, setParams] = useSearchParams();
  const waiting = useOpenViolations();
  const others = useViolationsByStatus();
  const counts: Partial<Record<CaseTab, number>> = {
    ...(others.status === 'ready' && others.data),
    ...(waiting.status === 'ready' && { open: waiting.data.open, review: waiting.data.pendingReview }),
  };
  const option = (value: CaseTab, label: string) => {
    const count = counts[value];
    return { value, label, ...(count !== undefined && { count }) };
  };
  return (
    <div className={styles.tabs}>
      <Segments
        label={t('cases.tabs.label')}
        value={tabOf(params)}
        onChange={(tab) => setParams((before) => withTab(before, tab as CaseTab))}
        options={[
          option('all', t('cases.tabs.all')),
          option('review', t('cases.tabs.review')),
          ...violationStatuses.map((status) => option(status, own(`statuses.${status}`))),
        ]}
      />
    </div>
  );
}

addCatalogs('mf-tracking', { en, es });

/** `/violations`: rule violations, their review and their cases. */
export default function ViolationsPage() {
  return (
    <OverlayHost>
      <Violations />
    </OverlayHost>
  );
}

const panel = lazyPart(
  'The violation case',
  async () => (await import(/* webpackChunkName: "case" */ './case/CasePanel.tsx')).CasePanel,
);

/** The configuration of the list of violations. */
const violationList: RecordList<Violation, Violation['status'], 'mf-tracking'> = {
  ...recordsOf('violations'),
  source: ownRecordSource('violations', violationSchema),
  ...ofNights,
  // Each one loads its notices, steps and unit, and an open one loads as much again.
  pageSize: 25,
  filters: ['review', ...ofNights.filters],
  shownAbove: ['review', 'status'],
  texts: violationsTexts,
  statuses: statusMeanings,
  statusOf: ({ status }) => status,
  unitIdOf: ({ unitId }) => unitId,
  nameOf: ({ record }, { t, language }) =>
    citedName(record, language) || record.caseNumber || t('cases.unnamed'),
  emptyOf: (chosen, { t }) => {
    if (chosen.review?.includes('pending')) {
      return { title: t('cases.reviewed.title'), text: t('cases.reviewed.text') };
    }
    return chosen.status && { title: t('cases.none.title'), text: t('cases.none.text') };
  },
  isQueue: true,
  panel,
  columns: ({ t, language }, shared) => [
    shared.name(
      'violation',
      t('columns.violation'),
      ({ record }) => citedName(record, language) || record.caseNumber || t('cases.unnamed'),
      { detailOf: ({ record }) => record.caseNumber, track: 'minmax(0, 2fr)' },
    ),
    shared.text('caseNumber', t('columns.caseNumber'), ({ record }) => record.caseNumber, {
      choice: 'hidden',
    }),
    shared.status(),
    shared.text('review', t('columns.review'), ({ record }) => t(`reviews.${record.reviewStatus}`), {
      track: 'minmax(112px, 0.5fr)',
      phone: 'hidden',
    }),
    shared.community('below'),
    shared.unit(t('columns.unit'), { track: 'minmax(64px, 0.4fr)' }),
    shared.night(({ serviceDate }) => serviceDate),
    shared.text('severity', t('columns.severity'), ({ record }) => t(`severities.${record.severity}`), {
      track: 'minmax(72px, 0.4fr)',
    }),
    shared.member('hidden', { header: t('columns.reportedBy'), choice: 'hidden' }),
  ],
};

const dialog = lazyPart(
  'The approval result',
  async () => (await import(/* webpackChunkName: "case" */ './ApprovedDialog.tsx')).ApprovedDialog,
);

type Show = ReturnType<typeof useOverlayHost>;

async function approve(
  violations: readonly Violation[],
  words: Pick<CaseTexts, 't' | 'language'>,
  show: Show,
): Promise<boolean> {
  const { t } = words;
  if (violations.length > maxApproved) {
    showToast({ meaning: 'watch', message: t('cases.several.tooMany', { max: maxApproved }) });
    return false;
  }
  const result = await callViolations('approveViolations', {
    stepId: crypto.randomUUID(),
    cases: violations.map((violation) => ({ violationId: violation.id, seen: revisionOf(violation) })),
  });
  if (!result.ok) {
    showToast({ meaning: 'bad', message: t('cases.several.failed') });
    return false;
  }
  const { approved, skipped } = result.value;
  if (skipped.length === 0) {
    showToast({ meaning: 'good', message: t('cases.several.done', { count: approved }) });
    return true;
  }
  const nameOf = new Map(violations.map((violation) => [violation.id, caseName(violation, words)]));
  const named = skipped.map(({ violationId, code }) => ({
    name: nameOf.get(violationId) ?? violationId,
    code,
  }));
  show(({ opened, onClose }) => (
    <LazyOverlay part={dialog} isOpen={opened} onClose={onClose}>
      {(ApprovedDialog) => (
        <ApprovedDialog approved={approved} skipped={named} opened={opened} onClose={onClose} />
      )}
    </LazyOverlay>
  ));
  return true;
}

/**
 * The list's action for several violations at once: approving them. There is no bulk rejection, since each
 * one needs its own reason.
 */
const bulkApprove =
  (show: Show): NonNullable<RecordList<Violation, Violation['status'], 'mf-tracking'>['bulkActions']> =>
  ({ t, language }) => [
    {
      id: 'approve',
      label: t('cases.several.action'),
      icon: <IconCheck size={18} aria-hidden />,
      takes: ({ record }) => record.reviewStatus === 'pending',
      onRun: (rows, clear) => {
        void approve(
          rows.map(({ record }) => record),
          { t, language },
          show,
        ).then((isDone) => isDone && clear());
      },
    },
  ];

function Violations() {
  const show = useOverlayHost();
  const list = useMemo(() => ({ ...violationList, bulkActions: bulkApprove(show) }), [show]);
  return (
    <TrackingList list={list}>
      <CaseTabs />
    </TrackingList>
  );
}
