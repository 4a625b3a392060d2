import { paths } from 'shared-lib/domain';
import { noOne, owner, runs } from './roles.ts';
import { creating, deleting, getting, listing, updating, type Row } from './Row.ts';

/** Summaries of a collection: the owner and Admins read them, and only functions write them. */
const summaries = (collection: string, id: string): Row[] => {
  const path = `${collection}/${id}`;
  const data = { format: 1, count: 0 };
  return [
    getting(path, runs, data),
    listing(collection, runs),
    creating('a summary', collection, id, data, noOne),
    updating('a summary', path, data, { count: 1 }, noOne),
    deleting(path, data, noOne),
  ];
};

/** The summaries that triggers update for screens. */
export const summaryRows: Row[] = [
  ...summaries(paths.directory(owner), 'team-0'),
  ...summaries(paths.nights(owner), '2026-01-05'),
  ...summaries(paths.nightShards(owner, 'elm'), '0'),
  ...summaries(paths.counts(owner), 'summaries'),
  ...summaries(paths.changes(owner), 'units'),
  ...summaries(paths.rounds(owner), 'sam_2026-01-05_maple'),
  ...summaries(paths.unitLists(owner), 'maple-0'),
  ...summaries(paths.doorMonths(owner), 'maple_2026-11'),
  ...summaries(paths.scoreMonths(owner), '2026-11'),
];
