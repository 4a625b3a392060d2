import { onDocumentWritten } from 'firebase-functions/firestore';
import { customerSchema, paths, readDocument, settingsSchemas, shownBusinessOf } from 'shared-lib/domain';
import { profileInCountry } from 'shared-lib/domain/phone';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { updatePublicBusiness } from 'backend/functions/core/business/updatePublicBusiness.ts';

/** How many pages one transaction writes. */
const pagesAtOnce = 50;

/**
 * Updates the business's profile on each of its public pages. The transactions read the profile themselves: a change
 * in between retries them, so no page keeps the previous one.
 */
const publishOnPages = async (customerId: string): Promise<void> => {
  const profilePath = paths.settingsSection(customerId, 'business');
  const customerPath = paths.customer(customerId);
  const communities = await firestore().collection(paths.communities(customerId)).select('slug').get();
  const slugs = communities.docs
    .map((community): unknown => community.get('slug'))
    .filter((slug): slug is string => typeof slug === 'string' && slug !== '');
  for (let from = 0; from < slugs.length; from += pagesAtOnce) {
    await firestore().runTransaction(async (transaction) => {
      const [owner, stored] = await transaction.getAll(
        firestore().doc(customerPath),
        firestore().doc(profilePath),
      );
      const customer = readDocument(customerSchema, customerPath, owner?.data() ?? {});
      const profile = readDocument(settingsSchemas.business, profilePath, stored?.data() ?? {});
      if (!customer.ok || !profile.ok || !customer.value.businessSlug) return;
      const { businessSlug } = customer.value;
      const business = shownBusinessOf(profileInCountry(customer.value, profile.value));
      const pages = await transaction.getAll(
        ...slugs
          .slice(from, from + pagesAtOnce)
          .map((slug) => firestore().doc(paths.publicPage(businessSlug, slug))),
      );
      for (const page of pages) {
        if (page.exists) transaction.update(page.ref, { business });
      }
    });
  }
};

/** Updates public pages after a change, because they show the business's logo, color and contact. */
export const publishProfile = onDocumentWritten(
  { document: 'customers/{customerId}/settings/business', ...runtime.trigger, retry: true },
  async ({ params }) => {
    await updatePublicBusiness(params.customerId);
    await publishOnPages(params.customerId);
  },
);
