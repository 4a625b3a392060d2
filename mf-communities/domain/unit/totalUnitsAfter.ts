/**
 * How many units a community says it has once some were added or deleted. It follows the units that are set up where nobody said another
 * number, or there are more than somebody said; a larger number that was typed stays, since the rest is still to be set up.
 * @param stated what the community says now
 * @param before how many were set up before
 * @param after how many are set up then
 */
export const totalUnitsAfter = (stated: number, before: number, after: number): number =>
  stated === before || after > stated ? after : stated;
