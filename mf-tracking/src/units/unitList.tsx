import { doorName, type Unit } from 'shared-lib/domain';
import { formatCalendarDate } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, formatPhone } from 'shared-lib/ui';
import type { RecordList } from 'shared-lib/ui/lists';
import { recordsOf } from '../lists/TrackingList.tsx';
import { unitsTexts } from './listTexts.ts';

/** Where a unit is edited: in its community. */
const pageOf = ({ communityId, id }: Unit) =>
  `/communities/${encodeURIComponent(communityId)}?tab=units&unit=${encodeURIComponent(id)}`;

/** The list of a community's units. */
export const unitList: RecordList<Unit, Unit['status'], 'mf-tracking'> = {
  ...recordsOf('units'),
  texts: unitsTexts,
  filters: ['status', 'community'],
  statuses: { active: 'good', vacant: 'neutral', paused: 'watch' },
  statusOf: ({ status }) => status,
  ofOneCommunity: true,
  nameOf: ({ record }) => doorName(record),
  defaultSort: { id: 'unit', desc: false },
  columns: ({ t }, shared) => [
    shared.name('unit', t('columns.unit'), ({ record }) => doorName(record), { track: 'minmax(0, 1fr)' }),
    shared.status(),
    shared.text('resident', t('columns.resident'), ({ record }) => record.residentName, {
      track: 'minmax(0, 1.2fr)',
      phone: 'below',
    }),
    shared.phone(t('columns.phone'), ({ record }) => record.phone, { track: 'minmax(0, 0.9fr)' }),
    shared.text('email', t('columns.email'), ({ record }) => record.email, { track: 'minmax(0, 1.4fr)' }),
    shared.text('floor', t('columns.floor'), ({ record }) => record.floor, { choice: 'hidden' }),
    shared.amount('violations', t('columns.violations90d'), ({ violationCount90d }) => violationCount90d, {
      choice: 'hidden',
    }),
  ],
  actions: ({ record }, { t }) => (
    <Button component={Link} to={pageOf(record)} variant="default">
      {t('openUnit')}
    </Button>
  ),
  facts: ({ record }, { t, language }, shared) => [
    shared.community,
    { label: t('columns.building'), value: record.building },
    { label: t('columns.floor'), value: record.floor },
    { label: t('columns.resident'), value: record.residentName },
    { label: t('columns.email'), value: record.email },
    { label: t('columns.phone'), value: record.phone && formatPhone(record.phone) },
    { label: t('facts.language'), value: t(`languages.${record.language}`) },
    { label: t('columns.sms'), value: t(record.smsOptIn ? 'facts.smsOn' : 'facts.smsOff') },
    { label: t('facts.moveIn'), value: record.moveInDate && formatCalendarDate(record.moveInDate, language) },
    shared.moment(t('columns.lastServiced'), record.lastServicedAt),
    { label: t('columns.violations90d'), value: String(record.violationCount90d) },
    { label: t('facts.serviceNotes'), value: record.serviceNotes },
  ],
};
