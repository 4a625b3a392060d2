import { paths, supportRequestSchema, type SupportRequest } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';

/** A request as support sees it. */
export interface ListedRequest {
  readonly number: number;
  readonly customerId: string;
  readonly request: SupportRequest;
}

/** Maximum number of requests listed. */
const max = 200;

/**
 * The latest support requests, newest first.
 * @param isAll includes resolved ones
 */
export const listRequests = async (isAll: boolean): Promise<ListedRequest[]> => {
  const numbers = firestore().collection(paths.supportNumbers());
  const query = isAll ? numbers.orderBy('createdAt', 'desc') : numbers.where('isOpen', '==', true);
  const { docs } = await query.limit(max).get();
  if (docs.length === 0) return [];
  const requests = await firestore().getAll(
    ...docs.map((found) =>
      firestore().doc(paths.supportRequest(String(found.get('customerId')), String(found.get('requestId')))),
    ),
  );
  return docs
    .flatMap((found, at) => {
      const request = recordOf(supportRequestSchema, requests[at]!);
      return request === null
        ? []
        : [{ number: Number(found.id), customerId: String(found.get('customerId')), request }];
    })
    .toSorted((one, other) => other.number - one.number);
};

/** A request as a few lines. */
export const requestLines = ({ number, customerId, request }: ListedRequest): string => {
  const { topic, status, email, createdAt, message, answers } = request;
  const when = createdAt === null ? '' : new Date(createdAt).toISOString().slice(0, 16).replace('T', ' ');
  const indented = (text: string) =>
    text
      .split('\n')
      .map((line) => `    ${line}`)
      .join('\n');
  return [
    `${number}  ${status}  ${topic}  ${when}  ${email}  (${customerId})`,
    indented(message),
    ...answers.map(({ text }) => indented(`> ${text}`)),
  ].join('\n');
};
