import { paths, unitSchema } from 'shared-lib/domain';
import { binTagSchema, doorNightsSpan, lastDoorNights, tagPageCalls } from 'mf-communities/domain';
import { requireWithin, sourceOf } from 'backend/functions/core/account/requireWithin.ts';
import { publicPlaceOf, type PublicPlace } from 'backend/functions/core/contact/publicPlace.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { openCallWith } from 'backend/kernel/openCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { readDoorLogs } from '../readDoorLogs.ts';

/** How often nights can be read from one IP address, which the residents of a building may share. */
const limit = { max: 240, within: 3_600_000 };

/** The unit at whose door a tag is; null unless it is in use at a door of that community. */
const unitOfTag = async (
  { customerId, community }: PublicPlace,
  binTagId: string,
): Promise<string | null> => {
  const tag = recordOf(binTagSchema, await firestore().doc(paths.binTag(customerId, binTagId)).get());
  if (tag?.status !== 'assigned' || tag.unitId === null || tag.communityId !== community.id) return null;
  const unit = recordOf(unitSchema, await firestore().doc(paths.unit(customerId, tag.unitId)).get());
  return unit?.binTagId === tag.id && unit.communityId === community.id ? unit.id : null;
};

/**
 * The last nights at the door of a bin tag, for anyone with its code: payload `TagPage`, result `{ nights }`, the
 * latest first, without names, photos or ids. Null unless the business shows them, and the same for an unknown,
 * foreign or unassigned tag.
 * @throws HttpsError `invalid-argument`; `not-found` without such a page; `resource-exhausted`
 */
export const readDoorNights = openCallWith(runtime.openCallable)(
  tagPageCalls.readDoorNights,
  async ({ binTagId, ...address }, request) => {
    await requireWithin([{ act: 'doorNightsFrom', by: sourceOf(request), ...limit }]);
    const place = await publicPlaceOf(address);
    if (!place.residentsSeeNights) return { nights: null };
    const unitId = await unitOfTag(place, binTagId);
    if (unitId === null) return { nights: null };
    const now = Date.now();
    const { customerId, community } = place;
    const span = doorNightsSpan(community.timezone, now);
    const logs = await readDoorLogs(customerId, { communityId: community.id, unitId, ...span });
    return { nights: lastDoorNights(community, logs, now) };
  },
);
