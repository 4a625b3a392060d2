import { momentOfNight, planOn, type Availability, type TeamMember, type Tier } from 'shared-lib/domain';
import { matcherOf } from 'shared-lib/ui/table';
import { agentsById, type Agent } from '../../people/agentOf.ts';
import { isShift, type WeekRow } from './weekGridOf.ts';
import { unassignedChoice, type PlacedShift, type WeekFilter } from './weekView.ts';

/** A specialist's day. */
export interface AgentDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** Null if they did not request the night off. */
  timeOff: 'approved' | 'pending' | null;
  /** Their shifts, earliest start first. */
  shifts: readonly PlacedShift[];
}

/** A specialist's days. The unassigned row has the unassigned shifts. */
export interface AgentRow {
  /** The specialist's id, or `unassignedChoice`. */
  id: string;
  agent: Agent | null;
  /** Null for the unassigned row, and for anyone no longer on the team. */
  member: Pick<TeamMember, 'tier' | 'profilePic'> | null;
  /** Number of shifts in the days. */
  count: number;
  days: readonly AgentDay[];
}

type Serving = Pick<TeamMember, 'id' | 'fullName' | 'isActive' | 'profilePic'> & { tier: Tier };

/** Computes when shifts start, in epoch milliseconds; hundreds of communities share a handful of starts. */
function startsOf(): (shift: PlacedShift) => number {
  const known = new Map<string, number>();
  return ({ row, cell: { date } }) => {
    const { serviceStart, timezone } = planOn(row, date);
    const key = `${date} ${serviceStart} ${timezone}`;
    const start = known.get(key) ?? momentOfNight(date, serviceStart, timezone);
    known.set(key, start);
    return start;
  };
}

/** Shifts by specialist and day, each list from the earliest start. */
function shiftsByAgent(rows: readonly WeekRow[]): ReadonlyMap<string, ReadonlyMap<string, PlacedShift[]>> {
  const agents = new Map<string, Map<string, PlacedShift[]>>();
  for (const row of rows) {
    for (const cell of row.cells) {
      if (!isShift(cell)) continue;
      const id = cell.agent?.id ?? unassignedChoice;
      const days = agents.get(id) ?? new Map<string, PlacedShift[]>();
      agents.set(id, days);
      const shifts = days.get(cell.date);
      if (shifts) shifts.push({ row, cell });
      else days.set(cell.date, [{ row, cell }]);
    }
  }
  const startOf = startsOf();
  for (const days of agents.values()) {
    for (const shifts of days.values()) {
      shifts.sort((a, b) => startOf(a) - startOf(b));
    }
  }
  return agents;
}

/**
 * Builds the rows by specialist: first unassigned shifts, then everyone with shifts, then active members
 * without any. Each group is sorted by name, with unnamed ids last.
 * @param rows communities, in the order in which shifts with the same start are listed.
 * @param dates `YYYY-MM-DD`, the dates of the rows' cells.
 * @param availability who is off on which nights.
 * @param compareNames the order of names in the viewer's language.
 */
export function agentRowsOf(
  rows: readonly WeekRow[],
  dates: readonly string[],
  team: readonly Serving[],
  availability: Pick<Availability, 'timeOff'>,
  compareNames: (a: string, b: string) => number,
): AgentRow[] {
  const shifts = shiftsByAgent(rows);
  const members = new Map(team.map((member) => [member.id, member]));
  const serves = new Map(
    rows.flatMap(({ cells }) => cells.flatMap(({ agent }) => (agent ? [[agent.id, agent] as const] : []))),
  );
  const memberOf = agentsById(team);
  const agentOf = (id: string) => serves.get(id) ?? memberOf(id);
  const free = team.filter(({ id, isActive }) => isActive && !shifts.has(id)).map(({ id }) => id);
  const rowOf = (id: string): AgentRow => {
    const days = dates.map((date) => ({
      date,
      timeOff: availability.timeOff(id, date),
      shifts: shifts.get(id)?.get(date) ?? [],
    }));
    return {
      id,
      agent: id === unassignedChoice ? null : agentOf(id),
      member: members.get(id) ?? null,
      count: days.reduce((sum, day) => sum + day.shifts.length, 0),
      days,
    };
  };
  const serving = [...shifts.keys()].filter((id) => id !== unassignedChoice);
  const named = (ids: readonly string[]) =>
    ids.map(rowOf).sort((a, b) => {
      const [one, other] = [a.agent?.name ?? '', b.agent?.name ?? ''];
      return Number(one === '') - Number(other === '') || compareNames(one, other);
    });
  return [rowOf(unassignedChoice), ...named(serving), ...named(free)];
}

/** A row with only the shifts of some communities. */
const narrowed = (row: AgentRow, communities: ReadonlySet<string>): AgentRow => {
  const days = row.days.map((day) => ({
    ...day,
    shifts: day.shifts.filter((shift) => communities.has(shift.row.id)),
  }));
  return { ...row, days, count: days.reduce((sum, { shifts }) => sum + shifts.length, 0) };
};

/**
 * Filters the rows. With a specialist, only their row. With a search, specialists whose name matches, with
 * all their shifts, and specialists who serve a community whose name matches, with their shifts there.
 */
export function filterAgents(rows: readonly AgentRow[], { search, agent }: WeekFilter): readonly AgentRow[] {
  const requested = agent === '' ? rows : rows.filter(({ id }) => id === agent);
  if (search.trim() === '') return requested;
  const matches = matcherOf(search);
  const served = requested.flatMap(({ days }) => days.flatMap(({ shifts }) => shifts.map(({ row }) => row)));
  const found = new Set(
    [...new Set(served)].flatMap(({ id, propertyName }) => (matches(propertyName) ? [id] : [])),
  );
  return requested.flatMap((row) => {
    if (row.agent && matches(row.agent.name)) return [row];
    const part = narrowed(row, found);
    return part.count > 0 ? [part] : [];
  });
}
