import { serviceNight, weekdays } from 'shared-lib/domain';
import { FieldApp } from '../../backend/live/FieldApp.ts';
import { signIn, type SignedIn } from '../../backend/live/liveProduct.ts';
import type { FieldAction } from '../../backend/live/fieldAction.ts';
import { demoPassword } from '../../backend/seed/accounts.ts';
import { shiftIdOf } from '../../backend/seed/nights/shiftsOfNight.ts';
import {
  addRecords,
  communityRecord,
  createLogin,
  createOwner,
  memberRecord,
  type TestOwner,
} from './backend.ts';
import { product } from './product.ts';

/** An owner, and a specialist at work. */
interface OwnerWithField extends TestOwner {
  /** The specialist's field app, on the clock. */
  readonly field: FieldApp;
  /** The specialist as signed in by the SDK, for writes that no field app makes. */
  readonly specialist: SignedIn;
  /** The shift's data in each act. */
  readonly shift: Omit<FieldAction, 'kind'>;
}

const units = Array.from({ length: 12 }, (_, index) => `birch-${index}`);

/**
 * Creates an owner with one community, Birch Test, with the doors `birch-0` to `birch-11`. Its specialist, Ada Byron, is signed in with her
 * own login and has clocked in.
 */
export async function ownerWithField(): Promise<OwnerWithField> {
  const community = {
    ...communityRecord('Birch Test'),
    serviceDays: [...weekdays],
    totalUnits: units.length,
  };
  const owner = await createOwner({
    communities: { birch: community },
    units: Object.fromEntries(
      units.map((unitNumber) => [
        unitNumber,
        { communityId: 'birch', building: 'A', floor: '1', unitNumber, status: 'active' },
      ]),
    ),
  });
  const customerId = owner.uid;
  const memberId = `${customerId}-ada`;
  const email = `${memberId}@e2e.test`;
  await createLogin(memberId, email);
  await addRecords(customerId, {
    team: { [memberId]: { ...memberRecord(customerId, 'Ada', 'Byron'), uid: memberId, email } },
    'communities/birch/assignedAgents': Object.fromEntries(
      weekdays.map((day) => [day, { memberId, customerId, communityId: 'birch', day }]),
    ),
  });
  const specialist = await signIn(product(), email, demoPassword);
  const field = new FieldApp(specialist, customerId);
  const serviceDate = serviceNight(Date.now(), 'America/New_York');
  const place = { memberId, communityId: 'birch', propertyName: 'Birch Test', serviceDate };
  const shift = { ...place, at: 0, gate: null, shiftReportId: shiftIdOf(place) };
  await field.perform({ ...shift, kind: 'clockIn' }, Date.now());
  return { ...owner, field, specialist, shift };
}
