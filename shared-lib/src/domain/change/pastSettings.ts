/** Replaced settings of a record. */
interface Replaced {
  /** The last night they applied to, `YYYY-MM-DD`. */
  readonly until: string;
}

/**
 * The replaced settings that applied on a night; undefined if the current ones do.
 * @param past oldest first; absent if only the current settings matter
 * @param serviceDate `YYYY-MM-DD`
 */
export const settingsAsOf = <Past extends Replaced>(
  past: readonly Past[] | undefined,
  serviceDate: string,
): Past | undefined => past?.find(({ until }) => serviceDate <= until);

/**
 * A record with the settings that applied on a night, so that later changes don't affect it.
 * @param past its replaced settings, oldest first
 * @param serviceDate `YYYY-MM-DD`
 */
export const recordAsOf = <T extends object, Past extends Replaced>(
  record: T,
  past: readonly Past[] | undefined,
  serviceDate: string,
): T => {
  const applied = settingsAsOf(past, serviceDate);
  if (applied === undefined) return record;
  const { until: _, ...settings } = applied;
  return { ...record, ...settings };
};

/**
 * The replaced settings of a record after another replacement. If several take effect before the same night, only the
 * first is kept.
 * @param past oldest first
 * @param most how many are kept, the latest
 * @returns null if nothing is added
 */
export const withReplaced = <Past extends Replaced>(
  past: readonly Past[],
  replaced: Past,
  max: number,
): Past[] | null => ((past.at(-1)?.until ?? '') >= replaced.until ? null : [...past, replaced].slice(-max));
