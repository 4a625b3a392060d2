import { serviceNight, type ClockInOut } from 'shared-lib/domain';

const millisPerHour = 3_600_000;

/** What makes one doubt the clock of a device: what it said, and how late that reached us. */
export interface ClockRemarks {
  /** Whether the clock-in lies outside of the night that the record is of. */
  readonly isOfOtherNight: boolean;
  /** How many whole hours after the clock-in the record arrived; 0 within the first hour, and for one that the office added. */
  readonly hoursLate: number;
}

/** @param timeZone the community's IANA zone */
export const clockRemarks = (
  { clockInAt, serviceDate, createdAt, source }: ClockInOut,
  timeZone: string,
): ClockRemarks => ({
  isOfOtherNight: clockInAt !== null && serviceNight(clockInAt, timeZone) !== serviceDate,
  hoursLate:
    clockInAt === null || createdAt === null || source === 'manual'
      ? 0
      : Math.max(0, Math.floor((createdAt - clockInAt) / millisPerHour)),
});
