import { paymentRows } from '../../../mf-billing/rules/paymentRows.ts';
import { communityRows } from '../../../mf-communities/rules/communityRows.ts';
import { managerRows } from '../../../mf-communities/rules/managerRows.ts';
import { propertyRows } from '../../../mf-communities/rules/propertyRows.ts';
import { reprintRows } from '../../../mf-communities/rules/reprintRows.ts';
import { activityRows } from '../../../mf-settings/rules/activityRows.ts';
import { consentAndTypeRows } from '../../../mf-settings/rules/consentAndTypeRows.ts';
import { settingsRows } from '../../../mf-settings/rules/settingsRows.ts';
import { textRows } from '../../../mf-settings/rules/textRows.ts';
import { scheduleRows, requestRows } from '../../../mf-team/rules/planningRows.ts';
import { swapRows } from '../../../mf-team/rules/swapRows.ts';
import { teamRows, formerMemberRows } from '../../../mf-team/rules/teamRows.ts';
import { clockRows } from '../../../mf-tracking/rules/clockRows.ts';
import { fieldRows } from '../../../mf-tracking/rules/fieldRows.ts';
import { ownerFigureRows } from '../../../mf-tracking/rules/ownerFigureRows.ts';
import { proofRows } from '../../../mf-tracking/rules/proofRows.ts';
import { roundNoteRows } from '../../../mf-tracking/rules/roundNoteRows.ts';
import { reportRows } from '../../../mf-tracking/rules/shiftRows.ts';
import { violationRows } from '../../../mf-tracking/rules/violationRows.ts';
import { accountRows } from './accountRows.ts';
import { listViewRows } from './listViewRows.ts';
import { notificationRows } from './notificationRows.ts';
import { ownDataRows } from './ownDataRows.ts';
import { searchRows } from './searchRows.ts';
import { type Row, creating, deleting, getting, listing, updating } from './Row.ts';
import { paths } from 'shared-lib/domain';
import { noOne, owner, runs } from './roles.ts';

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
const summaryRows: Row[] = [
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

const repairs = paths.repairs(owner);
const repair = { kind: 'schedule', recordId: '2026-01-05', by: owner, changes: [] };

/** Repairs of damaged records. */
const repairRows: Row[] = [
  getting(`${repairs}/one`, runs, repair),
  listing(repairs, runs),
  creating('one', repairs, 'two', repair, noOne),
  updating('under another name', `${repairs}/one`, repair, { by: 'adam' }, noOne),
  deleting(`${repairs}/one`, repair, noOne),
];

/** All requests to Firestore. */
export const allRows: readonly Row[] = [
  ...notificationRows,
  ...accountRows,
  ...paymentRows,
  ...managerRows,
  ...ownDataRows,
  ...textRows,
  ...teamRows,
  ...communityRows,
  ...scheduleRows,
  ...formerMemberRows,
  ...repairRows,
  ...requestRows,
  ...swapRows,
  ...settingsRows,
  ...activityRows,
  ...reprintRows,
  ...listViewRows,
  ...propertyRows,
  ...consentAndTypeRows,
  ...fieldRows,
  ...reportRows,
  ...clockRows,
  ...ownerFigureRows,
  ...proofRows,
  ...roundNoteRows,
  ...violationRows,
  ...summaryRows,
  ...searchRows,
];
