interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether code may be prefetched: not with Save-Data, nor on a connection so slow that it would delay what
 * the user requested. Allowed if the browser doesn't report this.
 */
export function canPrefetch(navigator: object): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '');
}
