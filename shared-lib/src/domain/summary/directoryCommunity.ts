import type { Community } from '../community/community.ts';
import { geofence } from '../base/fields.ts';
import { pickFields } from '../base/pickFields.ts';
import type { PastAgent } from '../community/pastAgent.ts';
import { cells, type CellFormat } from './cells.ts';
import { rowFormat } from './rowFormat.ts';
import type { PastPlan } from '../community/pastPlan.ts';

const writePlan = (plan: PastPlan) =>
  [
    cells.date.write(plan.until),
    cells.weekdays.write(plan.serviceDays),
    plan.setOutStart,
    plan.setOutEnd,
    plan.serviceStart,
    plan.binInBy,
    plan.timezone,
  ].join(' ');

const time = /^\d\d:\d\d$/;

const readPlan = (text: string): PastPlan | null => {
  const [date = '', days = '', ...rest] = text.split(' ');
  const [setOutStart = '', setOutEnd = '', serviceStart = '', binInBy = '', timezone = ''] = rest;
  const until = cells.date.read(date);
  const serviceDays = cells.weekdays.read(days);
  if (until === undefined || serviceDays === undefined || timezone === '') return null;
  if (![setOutStart, setOutEnd, serviceStart, binInBy].every((each) => time.test(each))) return null;
  return { until, serviceDays, setOutStart, setOutEnd, serviceStart, binInBy, timezone };
};

/** A community's replaced plans. Absent if its plan never changed. */
const pastPlansCell: CellFormat<PastPlan[]> = {
  write: (plans) => (plans.length === 0 ? null : plans.map(writePlan).join(';')),
  read: (cell) => {
    if (cell === null) return [];
    const plans = cell.split(';').map(readPlan);
    return plans.every((plan) => plan !== null) ? plans : undefined;
  },
};

const dateLength = 8;

const readAgent = (text: string): PastAgent | null => {
  const until = cells.date.read(text.slice(0, dateLength));
  return until === undefined ? null : { until, memberId: decodeURIComponent(text.slice(dateLength)) || null };
};

/** The replaced regular assignments of a community. Absent where there are none. */
const pastAgentsCell: CellFormat<PastAgent[]> = {
  write: (agents) =>
    agents.length === 0
      ? null
      : agents
          .map(({ until, memberId }) => cells.date.write(until) + encodeURIComponent(memberId ?? ''))
          .join(';'),
  read: (cell) => {
    if (cell === null) return [];
    const agents = cell.split(';').map(readAgent);
    return agents.every((agent) => agent !== null) ? agents : undefined;
  },
};

/** A geofence: its center and radius. Rows older than it lack it. */
const geofenceCell: CellFormat<Community['geofence']> = {
  write: (fence) => fence && `${fence.lat} ${fence.lng} ${fence.radiusM}`,
  read: (cell) => {
    const [lat, lng, radiusM] = cell?.split(' ').map(Number) ?? [];
    return cell === null ? null : geofence.safeParse({ lat, lng, radiusM }).data;
  },
};

const columns = {
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
  ratePerDoorCents: cells.countOrNone,
  geofence: geofenceCell,
} satisfies Partial<Record<keyof Community, unknown>>;

type Listed = keyof typeof columns;

/** The fields of a community that lists, the schedule and tonight's board need. */
export type DirectoryCommunity = Readonly<Pick<Community, Listed>>;

/** The directory's community rows. */
export const communityRows = rowFormat(columns);

/** A community in the directory. */
export const directoryCommunityOf = (community: Community): DirectoryCommunity =>
  pickFields(community, Object.keys(columns) as Listed[]);
