/** Milliseconds for which a part's files are waited for. */
export const patience = {
  /**
   * For a version on trial, before the one that everyone has is loaded beside it: a broken version must be gone within three
   * seconds, and on a slow machine the other one needs two of them.
   */
  onTrial: 1000,
  /**
   * The same for a version that everyone has, and on a slow connection: there it is mostly the connection that is slow, and a
   * second version would only be in the way of the first.
   */
  proven: 8000,
  /** Before an error stands in the part's place instead of its skeleton. It may still arrive, and then takes its place. */
  beforeError: 20_000,
} as const;
