import { boardStates, hasBegun, type BoardRow, type BoardState } from './boardRow.ts';
import { lastFinish, sum } from './totalsOf.ts';

/** What one person does in a night. Every value is plain, as in `BoardRow`. */
export interface AgentRow {
  /** The member's id, or `nobody`. */
  key: string;
  /** Null for the shifts that nobody has. */
  agentId: string | null;
  agentName: string | null;
  agentPhone: string | null;
  /** That of the shift which needs attention most. */
  state: BoardState;
  /** How many minutes late they are, or were, at the shift where it was worst. */
  lateMin: number;
  shifts: number;
  done: number;
  /** The names of the communities, those that need attention first. */
  communityNames: string;
  doorsTotal: number;
  doorsServiced: number;
  /** The first clock-in, epoch milliseconds, and the zone of its community. */
  clockInAt: number | null;
  timeZone: string;
  /** When their last shift is over at the pace so far; null while one that is not done has no forecast. */
  finishAt: number | null;
  finishBy: number;
}

const nobody = 'nobody';

/**
 * A night by who serves: one row for each person, and one for the shifts that nobody has. They are in the order of their most urgent shift.
 * @param rows of the board, problems first
 * @param language a BCP 47 tag, for lists in words
 */
export function agentRowsOf(rows: readonly BoardRow[], language: string): AgentRow[] {
  const words = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  const byAgent = new Map<string, BoardRow[]>();
  for (const row of rows) {
    const key = row.agentId ?? nobody;
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
      lateMin: Math.max(...theirs.map(({ lateMin }) => lateMin)),
      shifts: theirs.length,
      done: theirs.filter(({ state }) => state === 'done').length,
      communityNames: words.format(theirs.map(({ communityName }) => communityName)),
      doorsTotal: sum(theirs, ({ doorsTotal }) => doorsTotal),
      doorsServiced: sum(theirs.filter(hasBegun), ({ doorsServiced }) => doorsServiced),
      clockInAt: begun[0]?.clockInAt ?? null,
      timeZone: (begun[0] ?? first).timeZone,
      finishAt: lastFinish(theirs),
      finishBy: Math.min(...theirs.map(({ finishBy }) => finishBy)),
    };
  }).sort((a, b) => boardStates.indexOf(a.state) - boardStates.indexOf(b.state));
}

/** Who has begun a round and still has shifts ahead is at work, even in between. */
const stateOf = (rows: readonly BoardRow[], urgent: BoardState): BoardState =>
  urgent === 'scheduled' && rows.some(hasBegun) ? 'onTheClock' : urgent;
