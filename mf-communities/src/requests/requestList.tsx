import { type ContactSubmission, dueIn, dueOf, isOverdue } from 'mf-communities/domain';
import { addDays, lastNightAt } from 'shared-lib/domain';
import { viewerTimeZone } from 'shared-lib/i18n';
import { lazyPart, StatusBadge } from 'shared-lib/ui';
import type { RecordList } from 'shared-lib/ui/lists';
import { requestSource } from '../data/requestSource.ts';
import { requestTexts } from './listTexts.ts';
import { statusMeanings } from './requestMeanings.ts';

const panel = lazyPart(
  'The resident request',
  async () => (await import(/* webpackChunkName: "request" */ './panel/RequestPanel.tsx')).RequestPanel,
);

const topics = ['missedPickup', 'violation', 'bulkItem', 'other'] as const;

/** The period lengths of a scorecard, whose figures link to this list. */
const periods = [30, 90] as const;

/** The assignee filter's value for "no one". */
const nobody = 'nobody';

/** The configuration of the list of resident requests. */
export const requestList: RecordList<ContactSubmission, ContactSubmission['status'], 'mf-communities'> = {
  id: 'contactSubmissions',
  namespace: 'mf-communities',
  source: requestSource,
  pageSize: 50,
  filters: ['status', 'community'],
  shownAbove: ['status'],
  statusIsStored: true,
  texts: requestTexts,
  statuses: statusMeanings,
  statusOf: ({ status }) => status,
  defaultSort: { id: 'received', desc: true },
  nameOf: ({ record }, { t }) => record.name || t('requests.nameless'),
  emptyOf: (chosen, { t }) =>
    chosen.status && { title: t('requests.noneHere.title'), text: t('requests.noneHere.text') },
  ownFilters: ({ t, memberName, now }) => [
    {
      id: 'topic',
      label: t('requests.columns.topic'),
      kind: 'choice',
      options: topics.map((value) => ({ value, label: t(`requests.topics.${value}`) })),
      values: ({ record }) => record.topic,
    },
    {
      id: 'due',
      label: t('requests.columns.due'),
      kind: 'segments',
      options: [
        { value: 'overdue', label: t('requests.overdue') },
        { value: 'day', label: t('requests.dueToday') },
      ],
      values: ({ record }) => dueIn(record, now) ?? '',
    },
    {
      id: 'received',
      label: t('requests.columns.received'),
      kind: 'segments',
      options: periods.map((count) => ({ value: String(count), label: t('requests.lastNights', { count }) })),
      values: ({ record: { createdAt }, timeZone }) => {
        if (createdAt === null) return [];
        const [night, last] = [lastNightAt(createdAt, timeZone), lastNightAt(now, viewerTimeZone())];
        return periods.filter((count) => night > addDays(last, -count)).map(String);
      },
    },
    {
      id: 'assigned',
      label: t('requests.columns.assigned'),
      kind: 'segments',
      options: [{ value: nobody, label: t('requests.unassigned') }],
      values: ({ record }) => (record.assignedTo === null ? nobody : memberName(record.assignedTo)),
    },
  ],
  isQueue: true,
  panel,
  columns: ({ t, now, memberName }, shared) => [
    shared.name('name', t('requests.columns.name'), ({ record }) => record.name || t('requests.nameless'), {
      detailOf: ({ record }) => record.message,
      track: 'minmax(0, 2.2fr)',
    }),
    shared.text('topic', t('requests.columns.topic'), ({ record }) => t(`requests.topics.${record.topic}`), {
      track: 'minmax(104px, 0.8fr)',
    }),
    shared.status(),
    shared.community('below'),
    shared.text('unit', t('requests.columns.unit'), ({ record }) => record.unitNumber, {
      track: 'minmax(64px, 0.4fr)',
    }),
    shared.clock('received', t('requests.columns.received'), ({ createdAt }) => createdAt, {
      full: true,
      track: 'minmax(150px, 0.8fr)',
    }),
    {
      id: 'due',
      header: t('requests.columns.due'),
      track: 'minmax(104px, 0.5fr)',
      phone: 'below',
      value: ({ record }) => dueOf(record),
      csv: ({ record }) => (isOverdue(record, now) ? t('requests.overdue') : null),
      cell: ({ record }) => {
        if (isOverdue(record, now)) return <StatusBadge meaning="bad">{t('requests.overdue')}</StatusBadge>;
        const due = dueOf(record);
        return due === null ? '' : t('requests.dueIn', { count: Math.ceil((due - now) / 3_600_000) });
      },
    },
    shared.text(
      'assigned',
      t('requests.columns.assigned'),
      ({ record }) => (record.assignedTo === null ? null : memberName(record.assignedTo)),
      { track: 'minmax(88px, 0.7fr)' },
    ),
    shared.text('number', t('requests.columns.number'), ({ record }) => record.number, { choice: 'hidden' }),
    shared.text('message', t('requests.columns.message'), ({ record }) => record.message, {
      choice: 'hidden',
    }),
    shared.text('email', t('requests.columns.email'), ({ record }) => record.email, { choice: 'hidden' }),
    shared.phone(t('requests.columns.phone'), ({ record }) => record.phone, { choice: 'hidden' }),
    shared.text(
      'verdict',
      t('requests.columns.verdict'),
      ({ record }) => (record.decision ? t(`requests.verdicts.${record.decision.verdict}`) : null),
      { choice: 'hidden' },
    ),
  ],
};
