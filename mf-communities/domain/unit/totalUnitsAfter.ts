/**
 * A community's stated number of units after some were added or deleted. It follows the units that are set
 * up, unless a larger number was entered: that stays, since the rest is still to be set up.
 * @param stated the current number
 * @param before how many were set up before
 * @param after how many are set up then
 */
export const totalUnitsAfter = (stated: number, before: number, after: number): number =>
  stated === before || after > stated ? after : stated;
