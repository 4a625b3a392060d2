/** What the schedule of a date says of one community: who serves instead, or with null that the shift was cleared. */
export interface ShiftOverride {
  readonly newAgentId: string | null;
}

/** One change to the schedule of one date. Null stands for no override: the regular assignment holds. */
export interface ShiftChange {
  readonly communityId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  /** What whoever makes the change saw; when the schedule says something else by now, the change is refused. */
  readonly from: ShiftOverride | null;
  readonly to: ShiftOverride | null;
}

/** A change that someone else overtook, with what the schedule says by now. */
export interface OvertakenShift extends ShiftChange {
  readonly found: ShiftOverride | null;
}

/** Who serves by an override: null for nobody, undefined without an override. */
export const overridingAgent = (override: ShiftOverride | null): string | null | undefined =>
  override?.newAgentId;

/**
 * Whether the schedule says already what all of some changes want.
 * @param overtaken those of them for which it doesn't say what they were made from.
 */
export const areMade = (changes: readonly ShiftChange[], overtaken: readonly OvertakenShift[]): boolean =>
  overtaken.filter(({ found, to }) => overridingAgent(found) === overridingAgent(to)).length ===
  changes.length;

/** The changes that take changes back. */
export const reversed = (changes: readonly ShiftChange[]): ShiftChange[] =>
  changes.map((change) => ({ ...change, from: change.to, to: change.from }));
