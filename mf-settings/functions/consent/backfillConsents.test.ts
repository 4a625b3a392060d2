import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { backfillConsents } from './backfillConsents.ts';

useOwnFirestore();
jest.setTimeout(60_000);

test('units older than the ledger get their entries once', async () => {
  const agreedAt = new Date('2026-01-01');
  const leftAt = new Date('2026-02-01');
  const unit = { communityId: 'maple', phone: '+12125550100', language: 'es' };
  const units = {
    agreed: { ...unit, smsOptIn: true, smsOptInAt: agreedAt, smsOptInSource: 'office' },
    left: { ...unit, smsOptIn: false, smsOptInAt: agreedAt, smsOptOutAt: leftAt },
    silent: { ...unit, smsOptIn: false },
    known: { ...unit, smsOptIn: true, smsOptInAt: agreedAt },
    numberless: { communityId: 'maple', smsOptIn: true },
  };
  await Promise.all(
    Object.entries(units).map(([id, data]) => firestore().doc(paths.unit('olivia', id)).set(data)),
  );
  const ledger = firestore().collection(paths.consents('olivia'));
  await ledger
    .doc('one')
    .set({ phone: '+12125550100', unitId: 'known', event: 'optIn', place: 'text', at: agreedAt });
  expect(await backfillConsents('olivia')).toBe(3);
  expect(await backfillConsents('olivia')).toBe(0);
  const { docs } = await ledger.orderBy('at').get();
  expect(
    docs.map((entry) => `${entry.get('unitId')} ${entry.get('event')} ${entry.get('source')}`).toSorted(),
  ).toEqual(['agreed optIn office', 'known optIn undefined', 'left optIn null', 'left optOut null']);
});
