/** What modules find from the start, by the name that they import. The build writes it (build/webpack/sharedEntries.ts). */
export declare const loaded: Readonly<Record<string, unknown>>;

/** What fetches the rest, when a module first asks for it. */
export declare const onDemand: Readonly<Record<string, () => Promise<unknown>>>;
