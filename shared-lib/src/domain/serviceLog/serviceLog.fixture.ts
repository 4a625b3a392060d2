import { readDocument } from '../base/document.ts';
import { serviceLogSchema, type ServiceLog } from './serviceLog.ts';

/** A door that was served. @param more the fields that differ */
export const logOf = (more: object = {}, id = 'log'): ServiceLog => {
  const read = readDocument(serviceLogSchema, `serviceLogs/${id}`, {
    serviceDate: '2026-11-20',
    communityId: 'maple',
    memberId: 'sam',
    shiftReportId: 'sam_2026-11-20_maple',
    unitId: 'a-101',
    servicedAt: 1000,
    outcome: 'collected',
    bagCount: 2,
    method: 'binTag',
    ...more,
  });
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
