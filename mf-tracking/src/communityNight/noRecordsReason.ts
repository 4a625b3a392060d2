import { serviceOn, type NightService } from 'shared-lib/domain';

/**
 * Why a night has no records: no service (`off` on that weekday, `closed` on that date), the shift is still
 * to come, or no one recorded any.
 */
export type NoRecordsReason = Exclude<NightService, 'scheduled'> | 'awaited' | 'unrecorded';

/**
 * Finds why a community's night has no records.
 * @param community null if unknown: then it may have been served
 * @param night `YYYY-MM-DD`
 * @param tonight the night in progress there
 * @param isExtra whether the schedule has a specialist on a night usually without service
 */
export function noRecordsReason(
  community: Parameters<typeof serviceOn>[0] | null,
  night: string,
  tonight: string,
  isExtra: boolean,
): NoRecordsReason {
  const service = community === null ? 'scheduled' : serviceOn(community, night);
  if (service === 'closed' || (service === 'off' && !isExtra)) return service;
  return night < tonight ? 'unrecorded' : 'awaited';
}
