import {
  communitySchema,
  indexAssignments,
  indexAvailability,
  indexDuties,
  type RequestedNight,
  type ShiftChange,
} from 'shared-lib/domain';
import { substituteRefusals, type CoverRefusal } from './coverRefusals.ts';

/** A Tuesday. */
const serviceDate = '2026-11-24';
const place = (id: string, serviceStart = '20:00') =>
  communitySchema.parse({ id, propertyName: id, serviceDays: ['tuesday'], serviceStart });

const off = (userId: string, status: RequestedNight['status']): RequestedNight => ({
  userId,
  status,
  requestType: 'requestOff',
  requestDate: serviceDate,
});

/** Kim is away from Oak and Elm; Lee serves Ash at the same hour. */
const duties = indexDuties(
  [place('oak'), place('elm'), place('ash'), place('fir', '23:59')],
  [serviceDate],
  indexAssignments(
    [
      { id: 'tuesday', day: 'tuesday', communityId: 'oak', customerId: 'olivia', memberId: 'kim' },
      { id: 'tuesday', day: 'tuesday', communityId: 'elm', customerId: 'olivia', memberId: 'kim' },
      { id: 'tuesday', day: 'tuesday', communityId: 'ash', customerId: 'olivia', memberId: 'lee' },
    ],
    [],
  ),
  indexAvailability(
    [
      { id: 'ann', isActive: true },
      { id: 'lee', isActive: true },
      { id: 'dot', isActive: true },
      { id: 'eve', isActive: true },
      { id: 'gus', isActive: false },
    ],
    [off('dot', 'approved'), off('eve', 'pending'), off('kim', 'approved')],
  ),
);
const give = (communityId: string, newAgentId: string | null): ShiftChange => ({
  communityId,
  serviceDate,
  from: null,
  to: { newAgentId },
});

test.each<[string, ShiftChange[], Record<string, CoverRefusal['reason']>]>([
  ['someone free', [give('oak', 'ann')], {}],
  ['one person for all of them', [give('oak', 'ann'), give('elm', 'ann')], {}],
  ['someone who serves elsewhere at that hour', [give('oak', 'lee'), give('elm', 'ann')], { oak: 'busy' }],
  ['someone who serves elsewhere at another hour', [give('fir', 'lee')], {}],
  ['someone who is off', [give('oak', 'dot')], { oak: 'timeOff' }],
  ['someone who requested the night off', [give('oak', 'eve')], {}],
  ['a former member', [give('oak', 'gus'), give('elm', 'gus')], { oak: 'inactive', elm: 'inactive' }],
  ['no one', [give('oak', null), { ...give('elm', null), to: null }], {}],
  ['the absent member, by an undo', [give('oak', 'kim')], {}],
])('a shift of a night off for %s', (_, shifts, reasons) => {
  const refused = substituteRefusals(shifts, 'kim', duties);
  expect(Object.fromEntries(refused.map(({ communityId, reason }) => [communityId, reason]))).toEqual(
    reasons,
  );
});
