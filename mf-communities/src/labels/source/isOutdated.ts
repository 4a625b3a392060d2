/** Whether a label needs a reprint. @param printedAt null if never printed */
export const isOutdated = (printedAt: number | null, before: number | null): boolean =>
  printedAt !== null && before !== null && printedAt < before;
