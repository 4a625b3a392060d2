import { violationSchema, type Violation } from './violation.ts';

/** A violation that hasn't been reviewed yet. */
export const sighting = (more: Partial<Violation> = {}): Violation => ({
  ...violationSchema.parse({
    id: 'v1',
    serviceDate: '2026-11-20',
    communityId: 'maple',
    memberId: 'sam',
    caseNumber: 'V-1',
    unitId: 'a-101',
    typeId: 'loose',
    typeName: 'Loose trash',
    status: 'open',
  }),
  ...more,
});
