import type { DocumentSchema } from '../base/document.ts';
import type { AccountCollection } from '../base/paths.ts';

/** Where a mended record lies, and when it is mended. */
export interface MendPlace {
  readonly customerId: string;
  readonly id: string;
  readonly now: Date;
}

/** How damaged records of a collection are mended. Each entity has its own; functions put all of them together. */
export interface MendableKind {
  /** The collection of a business that holds the records; it names the kind. */
  readonly collection: AccountCollection;
  readonly schema: DocumentSchema<unknown>;
  /** What a damaged field becomes, whatever its author wants, so that mending grants nothing that somebody has to decide. */
  readonly becomes?: Readonly<Record<string, (place: MendPlace) => Readonly<Record<string, unknown>>>>;
  /** What was decided by some fields, and is taken back when one of them becomes another. */
  readonly decidedBy?: { readonly fields: readonly string[]; readonly decision: readonly string[] };
  /** Values that nobody gets by mending, by field. */
  readonly neverBecomes?: Readonly<Record<string, readonly string[]>>;
  /** Fields that hang together with other documents, which mending would tear apart. */
  readonly kept?: readonly string[];
  /** A list whose entries the schema takes as they are: how each is read. Damaged ones are taken out, as of every other list. */
  readonly entries?: { readonly field: string; readonly read: (entry: unknown) => unknown };
  /** Fields that say when a record was changed. */
  readonly touched?: readonly string[];
}
