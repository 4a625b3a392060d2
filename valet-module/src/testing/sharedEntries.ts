/** The shared entries by import name. The build fills the table (pack/testingEntries.ts). */
export const shared: Readonly<Record<string, () => Promise<unknown>>> = {};
