/** The fields every listed record has. */
export interface ListedRecord {
  readonly id: string;
  readonly communityId: string;
}

/** A record with the names of what it refers to. */
export interface Row<T> {
  readonly record: T;
  /** The community's name; `Unknown Property` if unknown. */
  readonly community: string;
  readonly timeZone: string;
  /** Whether the community has been archived. */
  readonly isArchived: boolean;
  /** The member's name; null for none, or a deleted one. */
  readonly member: string | null;
  /** Whether the member has been deactivated. */
  readonly hasLeft: boolean;
  /** The unit's building and number; empty if none or unknown, null while loading. */
  readonly unit: string | null;
}
