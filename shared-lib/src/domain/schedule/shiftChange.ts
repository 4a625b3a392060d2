/** A date's override for one community: the specialist who serves instead, or null for a cleared shift. */
export interface ShiftOverride {
  readonly newAgentId: string | null;
}

/** One change to the schedule of one date. Null means no override: the regular assignment applies. */
export interface ShiftChange {
  readonly communityId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  /** The override its author saw; if the schedule has changed since, the change is refused. */
  readonly from: ShiftOverride | null;
  readonly to: ShiftOverride | null;
}

/** A change that someone else's has superseded, with the schedule's current override. */
export interface SupersededShift extends ShiftChange {
  readonly found: ShiftOverride | null;
}

/** The specialist an override assigns: null for a cleared shift, undefined without an override. */
export const overridingAgent = (override: ShiftOverride | null): string | null | undefined =>
  override?.newAgentId;

/**
 * Whether the schedule already has the result of all of these changes.
 * @param overtaken those whose original state no longer matches.
 */
export const areApplied = (changes: readonly ShiftChange[], overtaken: readonly SupersededShift[]): boolean =>
  overtaken.filter(({ found, to }) => overridingAgent(found) === overridingAgent(to)).length ===
  changes.length;

/** The changes that undo changes. */
export const reverseShiftChanges = (changes: readonly ShiftChange[]): ShiftChange[] =>
  changes.map((change) => ({ ...change, from: change.to, to: change.from }));
