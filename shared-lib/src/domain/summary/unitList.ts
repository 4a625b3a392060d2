import * as z from 'zod/mini';
import type { DocumentSchema } from '../base/document.ts';
import { count, id } from '../base/fields.ts';
import { pickFields } from '../base/pickFields.ts';
import { unitStatuses, type Unit } from '../unit/unit.ts';
import { cells } from './cells.ts';
import { rowFormat } from './rowFormat.ts';
import { rowsOf, shardNumber, summaryFields } from './summaryFields.ts';

const ownColumns = {
  id: cells.id,
  building: cells.textOrNone,
  floor: cells.textOrNone,
  unitNumber: cells.text,
  residentName: cells.textOrNone,
  status: cells.choice(unitStatuses),
  language: cells.choice(['en', 'es'] as const),
};

type Listed = keyof typeof ownColumns;

/** The fields of a unit that a community's grid needs. */
export type ListedUnit = Readonly<Pick<Unit, Listed>> & {
  /** Whether the resident agrees to texts, a bin tag is assigned, and there is a phone number or an email. */
  readonly has: Readonly<Record<'consent' | 'tag' | 'contact', boolean>>;
};

export const unitRows = rowFormat({ ...ownColumns, has: cells.flags('consent', 'tag', 'contact') });

/** A unit in its community's list. */
export const listedUnitOf = (unit: Unit): ListedUnit => ({
  ...pickFields(unit, Object.keys(ownColumns) as Listed[]),
  has: {
    consent: unit.smsOptIn,
    tag: unit.binTagId !== null,
    contact: unit.phone !== null || unit.email !== null,
  },
});

/** A shard of a community's unit list as read. */
export interface UnitListShard {
  readonly id: string;
  readonly communityId: string;
  readonly shard: number;
  /** How many units it covers. */
  readonly count: number;
  readonly entries: readonly ListedUnit[];
  /** How many unreadable rows were skipped. */
  readonly damaged: number;
}

/** The schema of such a list's shards, `customers/{customerId}/unitLists/{communityId}-{shard}`. */
export const unitListSchema: DocumentSchema<UnitListShard> = z.pipe(
  z.object({ ...summaryFields, communityId: id, shard: shardNumber, count, entries: rowsOf(unitRows) }).check(
    z.refine(({ count: counted, entries }) => counted === entries.records.length + entries.damaged, {
      error: 'expected as many entries as are counted',
      path: ['entries'],
    }),
  ),
  z.transform(({ entries, ...shard }) => ({ ...shard, entries: entries.records, damaged: entries.damaged })),
);
