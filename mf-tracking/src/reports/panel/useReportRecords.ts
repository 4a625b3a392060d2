import { combineLive, useTrackingRecord } from 'shared-lib/data';
import { useDoorsOfReport, useScansOfReport, useViolationsOfReport } from '../../data/reportRecords.api.ts';
import { useState } from 'react';

/** Doors that a report reads at first, few enough beside a page of the list, and how many once somebody asks for all of them. */
const firstDoors = 40;
const allDoors = 1000;

/** The records of one shift, live: a part of its doors where they are many, and all of them on demand. */
export function useReportRecords(reportId: string) {
  const [most, setMost] = useState(firstDoors);
  const parts = [
    // A shift's report and its clock-in share their id.
    useTrackingRecord('clockInOuts', reportId),
    useScansOfReport(reportId),
    useDoorsOfReport({ reportId, most }),
    useViolationsOfReport(reportId),
  ] as const;
  const live = combineLive(parts, (clock, scans, doors, violations) => ({
    records: { clock, scans, doors, violations },
    areAllDoors: doors.length < most,
  }));
  return { live, bringAllDoors: () => setMost(allDoors) };
}
