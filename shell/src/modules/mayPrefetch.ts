interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether code may be fetched that nobody has asked for yet: not where a person saves data, or has a connection on which it
 * would be in the way of what they did ask for. Browsers that tell neither may.
 */
export function mayPrefetch(navigator: object): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '');
}
