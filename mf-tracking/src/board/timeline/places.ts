/** A share from 0 to 1 as a CSS percentage. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** A moment's place between two others, from 0 to 1; null for none. All in epoch milliseconds. */
export const shareOf = (moment: number | null, { from, to }: { from: number; to: number }): number | null =>
  moment === null ? null : (moment - from) / (to - from);
