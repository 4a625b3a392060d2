import type { Checkpoint } from 'shared-lib/domain';
import { Link } from 'shared-lib/router';
import { Button } from 'shared-lib/ui';
import type { RecordList } from 'shared-lib/ui/lists';
import { recordsOf } from '../lists/TrackingList.tsx';
import { checkpointPage } from './checkpointPage.ts';
import { checkpointsTexts } from './listTexts.ts';

/** The list of all checkpoints. */
export const checkpointList: RecordList<Checkpoint, 'active' | 'inactive', 'mf-tracking'> = {
  ...recordsOf('checkpoints'),
  texts: checkpointsTexts,
  filters: ['status', 'community'],
  statuses: { active: 'good', inactive: 'neutral' },
  statusOf: ({ isActive }) => (isActive ? 'active' : 'inactive'),
  memberIdOf: ({ lastScannedBy }) => lastScannedBy,
  nameOf: ({ record }) => record.name,
  defaultSort: { id: 'community', desc: false },
  columns: ({ t }, shared) => [
    shared.name('name', t('columns.checkpoint'), ({ record }) => record.name),
    shared.status(),
    shared.community('below'),
    shared.text('building', t('columns.building'), ({ record }) => record.building, {
      track: 'minmax(72px, 0.6fr)',
    }),
    shared.text('floor', t('columns.floor'), ({ record }) => record.floor, { choice: 'hidden' }),
    shared.text('type', t('columns.type'), ({ record }) => t(`checkpointTypes.${record.type}`), {
      track: 'minmax(72px, 0.6fr)',
    }),
    shared.clock('lastScanned', t('columns.lastScanned'), ({ lastScannedAt }) => lastScannedAt, {
      full: true,
      track: 'minmax(120px, 0.8fr)',
    }),
    shared.timeZone(),
  ],
  actions: ({ record }, { t }) => (
    <Button component={Link} to={checkpointPage(record)} variant="default">
      {t('openCheckpoint')}
    </Button>
  ),
  facts: ({ record }, { t }, shared) => [
    shared.community,
    { label: t('columns.building'), value: record.building },
    { label: t('columns.floor'), value: record.floor },
    { label: t('columns.order'), value: String(record.order) },
    { label: t('columns.type'), value: t(`checkpointTypes.${record.type}`) },
    { label: t('facts.requiredPerShift'), value: String(record.requiredPerShift) },
    {
      label: t('facts.photo'),
      value: t(record.photoRequired ? 'facts.photoRequired' : 'facts.photoOptional'),
    },
    {
      label: t('facts.window'),
      value:
        record.windowStart && record.windowEnd
          ? t('fromTo', { from: record.windowStart, to: record.windowEnd })
          : null,
    },
    shared.moment(t('columns.lastScanned'), record.lastScannedAt),
    shared.member(record.lastScannedBy, t('facts.lastScannedBy')),
  ],
};
