import type { DocumentReference } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { publishBusiness } from './triggers/publishBusiness.ts';
import { publishCommunity } from './triggers/publishCommunity.ts';

/** The effect of a time zone change on public pages, in a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const customerId = 'olivia';
const communityId = 'maple';
const customer = () => firestore().doc(paths.customer(customerId));
const community = () => firestore().doc(paths.community(customerId, communityId));
const read = async (path: string) => (await firestore().doc(path).get()).data();
const page = () => read(paths.publicPage('sunrise', 'maple-court'));

/** Changes one field and runs the trigger of that document on the change. */
const change = async (
  reference: DocumentReference,
  field: object,
  trigger: { readonly run: (event: never) => unknown },
): Promise<void> => {
  const before = await reference.get();
  await reference.update(field);
  const after = await reference.get();
  await trigger.run({ data: { before, after }, params: { customerId, communityId } } as never);
};

beforeAll(async () => {
  await customer().set({ firstName: 'Olivia', businessName: 'Sunrise', businessSlug: 'sunrise' });
  await community().set({ propertyName: 'Maple Court', slug: 'maple-court', timezone: 'America/Denver' });
});

test('a business’s new time zone changes the country on all its public pages', async () => {
  const countries = async () => [
    (await read(paths.publicBusiness('sunrise')))?.['country'],
    ((await page())?.['business'] as { country?: string } | undefined)?.country,
  ];
  await change(customer(), { timeZone: 'America/Chicago' }, publishBusiness);
  expect(await countries()).toEqual(['US', 'US']);
  await change(customer(), { timeZone: 'Europe/London' }, publishBusiness);
  expect(await countries()).toEqual(['GB', 'GB']);
});

test('a community’s new time zone is on its public page', async () => {
  await change(community(), { timezone: 'America/Chicago' }, publishCommunity);
  expect(await page()).toMatchObject({ timezone: 'America/Chicago' });
  await change(community(), { timezone: 'America/Phoenix' }, publishCommunity);
  expect(await page()).toMatchObject({ timezone: 'America/Phoenix' });
});
