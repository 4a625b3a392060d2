import { paths } from 'shared-lib/domain';
import { publicFormCalls, contactSubmissionSchema } from 'mf-communities/domain';
import { hashOf } from 'backend/functions/core/account/accountLinks.ts';
import { requireWithin, sourceOf } from 'backend/functions/core/account/requireWithin.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { publicPlaceOf } from 'backend/functions/core/contact/publicPlace.ts';
import { receiptOf } from '../receiptOf.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { openCallWith } from 'backend/kernel/openCall.ts';

/** How often receipts can be read from one IP address. */
const limit = { max: 120, within: 3_600_000 };

/**
 * Returns a request's status: payload `{ businessSlug, communitySlug, token }`, result `{ receipt }`, null
 * for an unknown token, for anyone with the link. It contains none of the resident's text, and no names.
 * @throws HttpsError `invalid-argument`; `not-found` without such a page; `resource-exhausted`
 */
export const readReceipt = openCallWith(runtime.openCallable)(
  publicFormCalls.readReceipt,
  async ({ token, ...address }, request) => {
    await requireWithin([{ act: 'receiptsFrom', by: sourceOf(request), ...limit }]);
    const { customerId, community } = await publicPlaceOf(address);
    const found = await firestore()
      .collection(paths.contactSubmissions(customerId))
      .where('receiptHash', '==', hashOf(token))
      .limit(1)
      .get();
    const stored = found.docs[0];
    const submission = stored ? recordOf(contactSubmissionSchema, stored) : null;
    if (submission?.communityId !== community.id) return { receipt: null };
    const { mergedInto, status } = submission;
    const other =
      mergedInto === null
        ? null
        : recordOf(
            contactSubmissionSchema,
            await firestore().doc(paths.contactSubmission(customerId, mergedInto)).get(),
          );
    return { receipt: receiptOf(submission, other?.status ?? status) };
  },
);
