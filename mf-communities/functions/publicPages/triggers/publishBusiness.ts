import { onDocumentUpdated } from 'firebase-functions/firestore';
import { paths } from 'shared-lib/domain';
import { publishHead, publishMove } from 'backend/functions/core/business/publishHead.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { publishPlace } from './publishCodePlace.ts';
import { publishSlug } from './publishCommunity.ts';

/**
 * Each public page contains the business's name and its country, which may follow from its time zone: a
 * change of either, or a new slug, updates all of them.
 */
export const publishBusiness = onDocumentUpdated(
  { document: 'customers/{customerId}', ...runtime.trigger, retry: true },
  async ({ data, params }) => {
    const isSame = (field: string) => data?.before.get(field) === data?.after.get(field);
    if (isSame('businessName') && isSame('timeZone') && isSame('businessSlug')) return;
    const { customerId } = params;
    await publishHead(customerId);
    const [communities, kept] = await Promise.all([
      firestore().collection(paths.communities(customerId)).select('slug').get(),
      // Including redirects to another one.
      firestore().collection(paths.slugs(customerId)).select().get(),
    ]);
    const slugs = new Set<unknown>([
      ...communities.docs.map((community) => community.get('slug')),
      ...kept.docs.map(({ id }) => id),
    ]);
    for (const slug of slugs) {
      if (typeof slug === 'string' && slug !== '') await publishSlug(customerId, slug);
    }
    if (isSame('businessSlug')) return;
    const before: unknown = data?.before.get('businessSlug');
    if (typeof before === 'string' && before !== '') {
      await publishMove(
        customerId,
        before,
        [...slugs].filter((slug): slug is string => typeof slug === 'string' && slug !== ''),
      );
    }
    for (const { id } of communities.docs) await publishPlace(customerId, id);
  },
);
