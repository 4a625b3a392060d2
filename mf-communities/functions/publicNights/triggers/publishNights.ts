import { onDocumentWritten, type DocumentSnapshot } from 'firebase-functions/firestore';
import { nightsOfVisits } from 'mf-communities/domain';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { publishSlug } from '../../publicPages/triggers/publishCommunity.ts';
import { isSame } from 'backend/functions/core/summaries/isSame.ts';

/** Updates a community's public page, if it has one. */
const publishCommunityOf = async (customerId: string, communityId: unknown): Promise<void> => {
  if (typeof communityId !== 'string' || communityId === '') return;
  const community = await firestore().doc(paths.community(customerId, communityId)).get();
  const slug: unknown = community.get('slug');
  if (typeof slug === 'string' && slug !== '') await publishSlug(customerId, slug);
};

const visitFacts = (snapshot: DocumentSnapshot) =>
  ['communityId', 'serviceDate', 'clockInAt', 'clockOutAt'].map((field): unknown => snapshot.get(field));

const millisPerDay = 86_400_000;

/**
 * Whether a clock-in may belong to a night still shown on public pages; its date is checked again when the
 * page is built.
 */
const isRecent = (snapshot: DocumentSnapshot | undefined, now: number): boolean => {
  const night = Date.parse(String(snapshot?.get('serviceDate')));
  return now - night < (nightsOfVisits + 2) * millisPerDay;
};

/** Updates a community's public page when someone arrives or the last one leaves. */
export const publishVisits = onDocumentWritten(
  { document: 'customers/{customerId}/clockInOuts/{clockInOutId}', ...runtime.trigger, retry: true },
  async ({ data, params }) => {
    if (!data || isSame(data, visitFacts)) return;
    const now = Date.now();
    const places = [data.before, data.after]
      .filter((snapshot) => isRecent(snapshot, now))
      .map((snapshot): unknown => snapshot.get('communityId'));
    for (const place of new Set(places)) await publishCommunityOf(params.customerId, place);
  },
);

/** Pages don't show whether a broadcast is still being sent. */
const announcementFacts = (snapshot: DocumentSnapshot) => [
  ...['kind', 'communityIds', 'minutes'].map((field): unknown => snapshot.get(field)),
  ['canceled', 'failed'].includes(String(snapshot.get('status'))),
];

/** Publishes the office's announcement on these communities' public pages, and removes it when canceled. */
export const publishAnnouncements = onDocumentWritten(
  { document: 'customers/{customerId}/broadcasts/{broadcastId}', ...runtime.trigger, retry: true },
  async ({ data, params }) => {
    if (!data || isSame(data, announcementFacts)) return;
    const communityIds: unknown = (data.after.exists ? data.after : data.before).get('communityIds');
    if (!Array.isArray(communityIds)) return;
    for (const place of new Set<unknown>(communityIds)) await publishCommunityOf(params.customerId, place);
  },
);
