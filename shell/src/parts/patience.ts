/** How long to wait for a part's files, in milliseconds. */
export const patience = {
  /**
   * For a candidate, before the stable version is loaded in parallel: a broken version must be gone within
   * three seconds, and a slow machine needs two of them for the other one.
   */
  onTrial: 1000,
  /**
   * For stable versions, and on slow connections: there the connection is usually the cause, and a second
   * version would only slow down the first.
   */
  proven: 8000,
  /** Before an error replaces the skeleton. The part still appears if it loads later. */
  beforeError: 20_000,
} as const;
