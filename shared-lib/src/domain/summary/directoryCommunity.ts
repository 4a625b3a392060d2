import type { Community } from '../community/community.ts';
import type { PastAgent } from '../community/pastAgent.ts';
import { cells, type CellFormat } from './cells.ts';
import { pastPlansCell } from './pastPlansCell.ts';
import { rowFormat } from './rowFormat.ts';

const dateLength = 8;

const read = (text: string): PastAgent | null => {
  const until = cells.date.read(text.slice(0, dateLength));
  return until === undefined ? null : { until, memberId: decodeURIComponent(text.slice(dateLength)) || null };
};

/** The replaced regular assignments of a community. Absent where there are none, and in rows of an earlier release. */
const pastAgentsCell: CellFormat<PastAgent[]> = {
  write: (agents) =>
    agents.length === 0
      ? null
      : agents
          .map(({ until, memberId }) => cells.date.write(until) + encodeURIComponent(memberId ?? ''))
          .join(';'),
  read: (cell) => {
    if (cell === null) return [];
    const agents = cell.split(';').map(read);
    return agents.every((agent) => agent !== null) ? agents : undefined;
  },
};

/** What lists, the schedule and tonight's board need of a community. */
export type DirectoryCommunity = Readonly<
  Pick<
    Community,
    | 'id'
    | 'propertyName'
    | 'serviceDays'
    | 'districtManagerId'
    | 'slug'
    | 'address'
    | 'timezone'
    | 'totalUnits'
    | 'setOutStart'
    | 'setOutEnd'
    | 'serviceStart'
    | 'binInBy'
    | 'noServiceDates'
    | 'pastPlans'
    | 'pastAgents'
    | 'archivedAt'
    | 'deletedAt'
  >
>;

/** The directory's community rows. */
export const communityRows = rowFormat(
  {
    id: cells.id,
    propertyName: cells.text,
    serviceDays: cells.weekdays,
    districtManagerId: cells.idOrNone,
    slug: cells.textOrNone,
    address: cells.text,
    timezone: cells.text,
    totalUnits: cells.count,
    setOutStart: cells.text,
    setOutEnd: cells.text,
    serviceStart: cells.text,
    binInBy: cells.text,
    noServiceDates: cells.dates,
    archivedAt: cells.instantOrNone,
    deletedAt: cells.instantOrNone,
    pastPlans: pastPlansCell,
    pastAgents: pastAgentsCell,
  },
  15,
);

/** A community in the directory. */
export const directoryCommunityOf = (community: Community): DirectoryCommunity => ({
  id: community.id,
  propertyName: community.propertyName,
  serviceDays: community.serviceDays,
  districtManagerId: community.districtManagerId,
  slug: community.slug,
  address: community.address,
  timezone: community.timezone,
  totalUnits: community.totalUnits,
  setOutStart: community.setOutStart,
  setOutEnd: community.setOutEnd,
  serviceStart: community.serviceStart,
  binInBy: community.binInBy,
  noServiceDates: community.noServiceDates,
  archivedAt: community.archivedAt,
  deletedAt: community.deletedAt,
  pastPlans: community.pastPlans,
  pastAgents: community.pastAgents,
});
