import { onDocumentUpdated } from 'firebase-functions/firestore';
import { functionsRegion, paths } from 'shared-lib/domain';
import { firestore } from './firebase.ts';
import { publishSlug } from './publishCommunity.ts';

/** The business's name stands on each of its public pages: a change of it, or the first slug, brings all of them up to date. */
export const publishBusiness = onDocumentUpdated(
  { document: 'customers/{customerId}', region: functionsRegion, retry: true },
  async ({ data, params }) => {
    const isSame = (field: string) => data?.before.get(field) === data?.after.get(field);
    if (isSame('businessName') && isSame('businessSlug')) return;
    const communities = await firestore()
      .collection(paths.communities(params.customerId))
      .select('slug')
      .get();
    for (const community of communities.docs) {
      const slug: unknown = community.get('slug');
      if (typeof slug === 'string' && slug !== '') await publishSlug(params.customerId, slug);
    }
  },
);
