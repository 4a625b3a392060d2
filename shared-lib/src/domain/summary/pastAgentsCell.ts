import type { PastAgent } from '../community/pastAgent.ts';
import { cells, type CellFormat } from './cells.ts';

const dateLength = 8;

const read = (text: string): PastAgent | null => {
  const until = cells.date.read(text.slice(0, dateLength));
  return until === undefined ? null : { until, memberId: decodeURIComponent(text.slice(dateLength)) || null };
};

/** The replaced regular assignments of a community. Absent where there are none, and in rows of an earlier release. */
export const pastAgentsCell: CellFormat<PastAgent[]> = {
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
