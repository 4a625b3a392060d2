import { customerSchema, paths, publicBusinessOf, readDocument, settingsSchemas } from 'shared-lib/domain';
import { profileInCountry } from 'shared-lib/domain/phone';
import { firestore } from '../../../kernel/firebase.ts';

/** Updates a business's public document from its current data, whichever event triggered it. */
export const updatePublicBusiness = (customerId: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const customerPath = paths.customer(customerId);
    const settingsPath = paths.settingsSection(customerId, 'business');
    const [owner, settings] = await transaction.getAll(
      firestore().doc(customerPath),
      firestore().doc(settingsPath),
    );
    const customer = readDocument(customerSchema, customerPath, owner?.data() ?? {});
    const business = readDocument(settingsSchemas.business, settingsPath, settings?.data() ?? {});
    if (!customer.ok || !business.ok || !customer.value.businessSlug) return;
    transaction.set(
      firestore().doc(paths.publicBusiness(customer.value.businessSlug)),
      publicBusinessOf(customer.value, profileInCountry(customer.value, business.value)),
    );
  });

/** Redirects a business's previous slug to its new one and removes the pages under the old one. */
export const publishMove = async (
  customerId: string,
  before: string,
  communitySlugs: readonly string[],
): Promise<void> => {
  const head = firestore().doc(paths.publicBusiness(before));
  const isBefore = await firestore().runTransaction(async (transaction) => {
    const owner = await transaction.get(firestore().doc(paths.customer(customerId)));
    const movedTo: unknown = owner.get('businessSlug');
    // It may have been reused since.
    if (typeof movedTo !== 'string' || movedTo === '' || movedTo === before) return false;
    transaction.set(head, { movedTo });
    return true;
  });
  if (!isBefore) return;
  const writer = firestore().bulkWriter();
  for (const slug of communitySlugs) void writer.delete(firestore().doc(paths.publicPage(before, slug)));
  await writer.close();
};
