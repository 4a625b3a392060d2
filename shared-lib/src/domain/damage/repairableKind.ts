import type { DocumentSchema } from '../base/document.ts';
import type { AccountCollection } from '../base/paths.ts';

/** The location of a repaired record, and the time of the repair. */
export interface RepairTarget {
  readonly customerId: string;
  readonly id: string;
  readonly now: Date;
}

/** How to repair a collection's damaged records. Each entity has its own kind; functions combine them. */
export interface RepairableKind {
  /** The business's collection with the records; it names the kind. */
  readonly collection: AccountCollection;
  readonly schema: DocumentSchema<unknown>;
  /**
   * Fixed new values of damaged fields, whatever the author enters, so a repair grants nothing that needs a decision.
   */
  readonly becomes?: Readonly<Record<string, (place: RepairTarget) => Readonly<Record<string, unknown>>>>;
  /** A decision that depends on certain fields, and is reset when one of them changes. */
  readonly decidedBy?: { readonly fields: readonly string[]; readonly decision: readonly string[] };
  /** Values that a repair never assigns, by field. */
  readonly neverBecomes?: Readonly<Record<string, readonly string[]>>;
  /** Fields linked to other documents; a repair would break the link. */
  readonly kept?: readonly string[];
  /** A list whose entries the schema doesn't check, and how each is read. A repair removes the unreadable ones. */
  readonly entries?: { readonly field: string; readonly read: (entry: unknown) => unknown };
  /** Fields with a record's change times. */
  readonly touched?: readonly string[];
}
