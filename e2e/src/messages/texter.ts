import { paths, priceIds } from 'shared-lib/domain';
import { createOwner, firestore } from '../backend.ts';

const paid = {
  status: 'active',
  priceId: priceIds.standard,
  quantity: 2,
  current_period_end: new Date(Date.now() + 86_400_000),
};

/** Phone numbers that no other test uses, each by a digit. */
export const numberOf = (() => {
  const base = Number(String(Date.now()).slice(-5));
  return (index: number) => `+1646${String(2_000_000 + ((base * 10 + index) % 1_000_000))}`;
})();

const agrees = { smsOptIn: true, smsOptInAt: new Date(0), smsOptInSource: 'office' };
export const unit = (number: string, phone: string | null, more: object = {}) => ({
  communityId: 'maple',
  unitNumber: number,
  phone,
  ...agrees,
  ...more,
});

/** An owner who can text at any hour, with four doors: two numbers that get texts. */
export const createTexter = async () => {
  const owner = await createOwner({
    subscriptions: { paid },
    communities: { maple: { propertyName: 'Maple Court', timezone: 'America/New_York', totalUnits: 4 } },
    settings: { sms: { enabled: true, quietFrom: '00:00', quietTo: '00:00' } },
    units: {
      u1: unit('101', numberOf(1)),
      u2: unit('102', numberOf(2), { language: 'es' }),
      u3: unit('103', numberOf(1)),
      u4: unit('104', numberOf(4), { smsOptIn: false }),
    },
  });
  await firestore().doc(paths.customer(owner.uid)).update({ businessName: 'Sunrise Valet' });
  return owner;
};
