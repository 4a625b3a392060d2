import { unassignedKey } from 'mf-tracking/domain';
import type { DirectoryCommunity, FormerMembers } from 'shared-lib/domain';
import { addDays, indexAssignments, shiftOn } from 'shared-lib/domain/nights';
import type { BoardMember } from './boardOf.ts';
import { boardStates, hasStarted, type BoardState } from './boardRow.ts';
import type { RatedRow } from './ratedRows.ts';
import { lastFinish, sum } from './totalsOf.ts';

/** One person's night. Every value is plain, as in `RatedRow`. */
export interface AgentRow {
  /** The member's id, or `nobody`. */
  key: string;
  /** Null for unassigned shifts. */
  agentId: string | null;
  agentName: string | null;
  agentPhone: string | null;
  /** The state of the shift that needs attention most. */
  state: BoardState;
  /** How serious that is. */
  severity: RatedRow['severity'];
  /** How many minutes late they are, or were, at their worst shift. */
  lateMin: number;
  shifts: number;
  done: number;
  /** The community names, those that need attention first. */
  communityNames: string;
  doorsTotal: number;
  doorsServiced: number;
  /** The first clock-in, epoch milliseconds, and its community's zone. */
  clockInAt: number | null;
  timeZone: string;
  /** When their last shift ends at the current pace; null while an unfinished one has no forecast. */
  finishAt: number | null;
  finishBy: number;
}

/**
 * A night by specialist: one row per person, and one for unassigned shifts, ordered by their most urgent
 * shift.
 * @param rows of the board, problems first
 * @param language a BCP 47 tag, for formatting lists
 */
export function agentRowsOf(rows: readonly RatedRow[], language: string): AgentRow[] {
  const words = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  const byAgent = new Map<string, RatedRow[]>();
  for (const row of rows) {
    const key = row.agentId ?? unassignedKey;
    const others = byAgent.get(key);
    if (others) others.push(row);
    else byAgent.set(key, [row]);
  }
  return Array.from(byAgent, ([key, theirs]): AgentRow => {
    const first = theirs[0]!;
    const begun = theirs
      .filter(({ clockInAt }) => clockInAt !== null)
      .sort((a, b) => a.clockInAt! - b.clockInAt!);
    return {
      key,
      agentId: first.agentId,
      agentName: first.agentName,
      agentPhone: first.agentPhone,
      state: stateOf(theirs, first.state),
      severity: worstOf(theirs),
      lateMin: Math.max(...theirs.map(({ lateMin }) => lateMin)),
      shifts: theirs.length,
      done: theirs.filter(({ state }) => state === 'done').length,
      communityNames: words.format(theirs.map(({ communityName }) => communityName)),
      doorsTotal: sum(theirs, ({ doorsTotal }) => doorsTotal),
      doorsServiced: sum(theirs.filter(hasStarted), ({ doorsServiced }) => doorsServiced),
      clockInAt: begun[0]?.clockInAt ?? null,
      timeZone: (begun[0] ?? first).timeZone,
      finishAt: lastFinish(theirs),
      finishBy: Math.min(...theirs.map(({ finishBy }) => finishBy)),
    };
  }).sort((a, b) => boardStates.indexOf(a.state) - boardStates.indexOf(b.state));
}

const severities = ['bad', 'watch', 'good'] as const;

const worstOf = (rows: readonly RatedRow[]): RatedRow['severity'] =>
  severities.find((severity) => rows.some((row) => row.severity === severity)) ?? 'good';

/** Anyone who has begun a round and still has shifts ahead counts as at work, even between shifts. */
const stateOf = (rows: readonly RatedRow[], urgent: BoardState): BoardState =>
  urgent === 'scheduled' && rows.some(hasStarted) ? 'onTheClock' : urgent;

/** Former members as part of the team, because past nights still name them. */
export const namesOfFormer = (former: FormerMembers): readonly BoardMember[] =>
  Object.entries(former).map(([id, { name }]) => ({ id, fullName: name, phone: null }));

/** How many nights ahead it looks; few businesses close for longer. */
const nightsAhead = 60;

/**
 * The next night on which any community has service.
 * @param night the date after which it looks, `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`; null if there is none within range
 */
export function nextServiceOf(
  communities: readonly Pick<DirectoryCommunity, 'id' | 'serviceDays' | 'noServiceDates' | 'archivedAt'>[],
  night: string,
): string | null {
  const served = communities.filter(({ archivedAt }) => archivedAt === null);
  const nobody = indexAssignments([], []);
  for (let ahead = 1; ahead <= nightsAhead; ahead += 1) {
    const date = addDays(night, ahead);
    if (served.some((community) => shiftOn(community, date, nobody) !== null)) return date;
  }
  return null;
}
