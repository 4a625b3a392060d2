import { ownRecordSource } from 'shared-lib/data';
import { citedName } from 'shared-lib/domain';
import { violationSchema, type Violation } from 'mf-tracking/domain';
import { lazyPart } from 'shared-lib/ui';
import { ofNights, type RecordList } from 'shared-lib/ui/lists';
import { recordsOf } from '../lists/TrackingList.tsx';
import { statusMeanings } from './caseMeanings.ts';
import { violationsTexts } from './listTexts.ts';

const panel = lazyPart(
  'The violation case',
  async () => (await import(/* webpackChunkName: "case" */ './case/CasePanel.tsx')).CasePanel,
);

/** The configuration of the list of violations. */
export const violationList: RecordList<Violation, Violation['status'], 'mf-tracking'> = {
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
