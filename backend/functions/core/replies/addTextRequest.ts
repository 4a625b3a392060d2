import { paths, unitSchema, type TextMessage } from 'shared-lib/domain';
import { contactSubmissionSchema, planResidentText, type ResidentText } from 'mf-communities/domain';
import { countWithinLimit } from '../account/requireWithin.ts';
import { acceptsNewRecords } from '../community/history.ts';
import { unusedRequestNumber, storedSubmission } from '../contact/receivePicture.ts';
import { contactAt } from '../contactAnswers/contactRecords.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { recordOf, updateRecord } from '../../../kernel/records.ts';
import { inTransaction } from '../summaries/transactions.ts';

/** A business's latest text to a person. */
export type LatestText = Pick<
  TextMessage,
  'id' | 'body' | 'purpose' | 'createdAt' | 'communityId' | 'unitId'
> & {
  readonly customerId: string;
};

/** Maximum number of units with one number that are checked to find the one a text refers to. */
const maxUnits = 20;

/** How many of a number's latest requests are searched for an open one. */
const latestRequests = 10;

/** Maximum number of texts a business accepts from one number per day: more than anyone who wants an answer would send. */
const textsOf = { max: 30, within: 86_400_000 };

/**
 * Adds a resident's text as a request to a business that texted them, or to their open request.
 * @returns whether the business knows the number; false if no unit has it
 */
export const addTextRequest = (text: ResidentText, before: LatestText): Promise<boolean> =>
  inTransaction(async (transaction) => {
    const { customerId, communityId, unitId } = before;
    const { phone, at } = text;
    const living = firestore().collection(paths.units(customerId)).where('phone', '==', phone);
    const { docs } = await transaction.get(living.limit(maxUnits));
    const units = docs.flatMap((one) => recordOf(unitSchema, one) ?? []);
    const unit =
      units.find(({ id }) => id === unitId) ??
      units.find((one) => one.communityId === communityId) ??
      units[0];
    if (!unit) return false;
    const place = await transaction.get(firestore().doc(paths.community(customerId, unit.communityId)));
    if (!acceptsNewRecords(place)) return false;
    const own = firestore().collection(paths.contactSubmissions(customerId)).where('phone', '==', phone);
    const found = await transaction.get(own.orderBy('createdAt', 'desc').limit(latestRequests));
    const requests = found.docs.flatMap((one) => recordOf(contactSubmissionSchema, one) ?? []);
    const number = await unusedRequestNumber(transaction, customerId);
    const plan = planResidentText(text, unit, requests, { ...before, at: before.createdAt ?? at }, number);
    if (plan.act === 'none') return true;
    const counted = { act: 'textsOf', by: `${customerId}/${phone}`, ...textsOf };
    const count = await countWithinLimit(transaction, [counted], at);
    if (count === null) return true;
    count();
    if (plan.act === 'create') {
      const { conversation, ...submission } = plan.submission;
      transaction.create(contactAt(customerId, `text-${text.id}`), {
        ...storedSubmission(submission),
        ...storedFields(contactSubmissionSchema, { conversation }),
      });
    } else updateRecord(transaction, contactAt(customerId, plan.id), contactSubmissionSchema, plan.fields);
    return true;
  });
