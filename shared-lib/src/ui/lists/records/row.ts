/** What every record of a list has. */
export interface ListedRecord {
  readonly id: string;
  readonly communityId: string;
}

/** A record with the names of what it refers to. */
export interface Row<T> {
  readonly record: T;
  /** The community's name; `Unknown Property` where the community is unknown. */
  readonly community: string;
  readonly timeZone: string;
  /** Whether the community is archived by now. */
  readonly isArchived: boolean;
  /** The member's name; null for nobody and for someone who is gone. */
  readonly member: string | null;
  /** Whether the member is deactivated by now. */
  readonly hasLeft: boolean;
  /** The unit's building and number; empty where there is none or it can't be told, null as long as it is awaited. */
  readonly unit: string | null;
}
