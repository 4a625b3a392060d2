import type { ReactNode } from 'react';
import { recordSource } from 'shared-lib/data';
import { repairableCheckpoints, repairableUnits } from 'shared-lib/domain';
import {
  repairableClocks,
  repairableReports,
  repairableServiceLogs,
  repairableViolations,
} from 'mf-tracking/domain';
import { addCatalogs } from 'shared-lib/i18n';
import { ListCard, ListPage, type ListedRecord, type RecordList } from 'shared-lib/ui/lists';
import { NoCommunitiesYet } from '../board/page/NoCommunitiesYet.tsx';
import { AreaLinks } from './AreaLinks.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

// They load with the lists, so that the dashboard does not wait for them.
addCatalogs('mf-tracking', { en, es });

/** The kinds of records that have a list, and how to repair damaged ones. */
const repairable = {
  checkpoints: repairableCheckpoints,
  clockInOuts: repairableClocks,
  serviceLogs: repairableServiceLogs,
  shiftReports: repairableReports,
  units: repairableUnits,
  violations: repairableViolations,
} as const;

/** The source of one kind of field records, and the texts that name its fields. */
export const recordsOf = <Kind extends keyof typeof repairable>(kind: Kind) => ({
  id: kind,
  namespace: 'mf-tracking' as const,
  source: recordSource(kind),
  repairable: repairable[kind],
});

interface TrackingListProps<T extends ListedRecord> {
  list: RecordList<T>;
  /** Content between the links to the other lists and this one, such as tabs. */
  children?: ReactNode;
}

/** The page of one of the area's lists, with links to the others. */
export function TrackingList<T extends ListedRecord>({ list, children }: TrackingListProps<T>) {
  return (
    <ListPage list={list} noCommunities={<NoCommunitiesYet />}>
      <AreaLinks />
      {children}
    </ListPage>
  );
}

/** One of the area's lists on a page with other content. */
export function TrackingListCard<T extends ListedRecord>({ list }: Pick<TrackingListProps<T>, 'list'>) {
  return <ListCard list={list} noCommunities={<NoCommunitiesYet />} />;
}
