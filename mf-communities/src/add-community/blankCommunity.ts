import { defaultTimeZone, type Weekday } from 'shared-lib/domain';

/**
 * A community before anything is filled in: the times are those that it has when it names none.
 * @param timezone the IANA name of the zone to start with.
 */
export const blankCommunity = (timezone = defaultTimeZone) => ({
  propertyName: '',
  address: '',
  timezone,
  serviceDays: [] as Weekday[],
  setOutStart: '18:00',
  setOutEnd: '20:00',
  serviceStart: '20:00',
  totalUnits: null as number | null,
});
