/**
 * What a light page may import (`frame` in shared-lib/src/contract/moduleManifest.ts), by name. The build writes it
 * (build/webpack/sharedEntries.ts).
 */
export declare const loaded: Readonly<Record<string, unknown>>;

/** What is opened on one may import more, such as a form. It is one request; the app's own chunks build upon what the app has. */
export declare const onDemand: Readonly<Record<string, () => Promise<unknown>>>;
