import type { DocumentSchema } from '../base/document.ts';
import { binTagSchema } from '../binTag/index.ts';
import { checkpointSchema } from '../checkpoint/index.ts';
import { clockInOutSchema } from '../clockInOut/index.ts';
import { communitySchema } from '../community/index.ts';
import { readRequest, requestRecordSchema } from '../request/index.ts';
import { readOverride } from '../schedule/scheduleNight.ts';
import { scheduleNightSchema } from '../schedule/index.ts';
import { serviceLogSchema } from '../serviceLog/index.ts';
import { shiftReportSchema } from '../shiftReport/index.ts';
import { teamMemberSchema } from '../teamMember/index.ts';
import { unitSchema } from '../unit/index.ts';
import { violationSchema } from '../violation/index.ts';

/** Where a mended record lies, and when it is mended. */
export interface MendPlace {
  readonly customerId: string;
  readonly id: string;
  readonly now: Date;
}

/** How the records of a collection are mended. */
export interface MendableKind {
  readonly schema: DocumentSchema<unknown>;
  /** What a damaged field becomes, whatever its author wants, so that mending grants nothing that somebody has to decide. */
  readonly becomes?: Readonly<Record<string, (place: MendPlace) => Readonly<Record<string, unknown>>>>;
  /** What was decided by some fields, and is taken back when one of them becomes another. */
  readonly decidedBy?: { readonly fields: readonly string[]; readonly decision: readonly string[] };
  /** Values that nobody gets by mending, by field. */
  readonly neverBecomes?: Readonly<Record<string, readonly string[]>>;
  /** Fields that hang together with other documents, which mending would tear apart. */
  readonly kept?: readonly string[];
  /** A list of entries, each of which is read on its own; damaged ones are taken out. */
  readonly entries?: { readonly field: string; readonly read: (entry: unknown) => unknown };
  /** Fields that say when a record was changed. */
  readonly touched?: readonly string[];
}

/** The collections of a business whose damaged records can be mended, by their names. */
export const mendableKinds = {
  communities: {
    schema: communitySchema,
    // One that is served again counts in the plan.
    becomes: {
      archivedAt: ({ now }) => ({ archivedAt: now }),
      deletedAt: ({ now }) => ({ deletedAt: null, archivedAt: now }),
    },
    kept: ['slug'],
    touched: ['updatedAt'],
  },
  team: {
    schema: teamMemberSchema,
    // Whoever is active counts in the plan, and an Admin sees everything: both are decided elsewhere.
    becomes: {
      isActive: () => ({ isActive: false }),
      uid: ({ id }) => ({ uid: id }),
      customerId: ({ customerId }) => ({ customerId }),
    },
    neverBecomes: { tier: ['Admin'] },
    kept: ['email'],
    touched: ['lastModified'],
  },
  schedule: {
    schema: scheduleNightSchema,
    entries: { field: 'schedule', read: readOverride },
    touched: ['lastUpdated'],
  },
  requests: { schema: requestRecordSchema, entries: { field: 'requests', read: readRequest } },
  units: {
    schema: unitSchema,
    // Nobody is written to who may have said no.
    becomes: { smsOptOutAt: ({ now }) => ({ smsOptOutAt: now, smsOptIn: false }) },
    kept: ['communityId', 'binTagId'],
    touched: ['updatedAt'],
  },
  violations: {
    schema: violationSchema,
    // A person reviews before any notice.
    becomes: {
      reviewStatus: () => ({ reviewStatus: 'pending' }),
      status: () => ({ status: 'open' }),
    },
    touched: ['updatedAt'],
  },
  clockInOuts: {
    schema: clockInOutSchema,
    becomes: { approvedBy: () => ({ approvedBy: null, approvedAt: null }) },
    // As a correction does: what was approved is not what is there any more.
    decidedBy: { fields: ['clockInAt', 'clockOutAt', 'breakMin'], decision: ['approvedBy', 'approvedAt'] },
    kept: ['payPeriodId', 'edits'],
  },
  shiftReports: {
    schema: shiftReportSchema,
    becomes: { status: () => ({ status: 'submitted' }) },
    touched: ['updatedAt'],
  },
  serviceLogs: { schema: serviceLogSchema },
  checkpoints: { schema: checkpointSchema, kept: ['communityId', 'qrToken'], touched: ['updatedAt'] },
  binTags: { schema: binTagSchema, kept: ['communityId', 'status', 'unitId', 'replacedById'] },
} as const satisfies Readonly<Record<string, MendableKind>>;

export type MendableKindName = keyof typeof mendableKinds;

export const mendableKindNames = Object.keys(mendableKinds) as MendableKindName[];

/** The kind of a collection. */
export const mendableKind = (name: MendableKindName): MendableKind => mendableKinds[name];
