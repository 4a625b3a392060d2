interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether code may be fetched before someone asks for it. It may not when a person saves data, or when the connection is so slow
 * that it would hold up what they did ask for. A browser that tells neither may fetch.
 */
export function mayPrefetch(navigator: object): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '');
}
