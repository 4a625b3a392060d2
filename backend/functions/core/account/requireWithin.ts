import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { countNext, rateCounterSchema, type RateLimit } from './domain/rateCounter.ts';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { recordOf } from '../../../kernel/records.ts';
import { inTransaction } from '../summaries/transactions.ts';

/** The rate-limited action, and its caller or subject. */
export interface Counted extends RateLimit {
  readonly act: string;
  /** Stored only as a hash. */
  readonly by: string;
}

/**
 * Where a request comes from: its IP address, or the network for IPv6, where a household has billions of addresses. Of the addresses added
 * by proxies, the last is Google's; the caller can forge those before it.
 */
export const sourceOf = ({
  rawRequest: { ip = '', headers },
}: {
  readonly rawRequest: Pick<CallableRequest['rawRequest'], 'ip' | 'headers'>;
}): string => {
  const noted = headers['x-forwarded-for'];
  const address = (Array.isArray(noted) ? noted.join() : (noted ?? ip)).split(',').at(-1)?.trim() ?? '';
  return isIPv6(address) ? networkOf(address) : address;
};

/** The first half of an IPv6 address, in any abbreviated form. */
const networkOf = (address: string): string => {
  const [before = '', after] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * The counter document of an action.
 * @param by stored only as a hash
 */
export const counterOf = (act: string, by: string) =>
  firestore().doc(
    paths.rateCounter(`${act}-${createHash('sha256').update(`${act}/${by}`).digest('base64url')}`),
  );

/**
 * How often an action was counted in the current window.
 * @param now epoch milliseconds
 */
export const countedSince = async (act: string, by: string, now: number): Promise<number> => {
  const counter = recordOf(rateCounterSchema, await counterOf(act, by).get());
  return counter === null || counter.expiresAt <= now ? 0 : counter.count;
};

/**
 * Counts actions in the transaction that performs them, so failures for other reasons aren't counted.
 * @returns writes the counts, because a transaction must read before it writes; null when one has reached its limit
 */
export const countWithinLimit = async (
  transaction: Transaction,
  counted: readonly Counted[],
  now: number,
): Promise<(() => void) | null> => {
  const references = counted.map(({ act, by }) => counterOf(act, by));
  const found = await transaction.getAll(...references);
  const counts = counted.flatMap(
    (limit, at) => countNext(recordOf(rateCounterSchema, found[at]!), limit, now) ?? [],
  );
  if (counts.length < counted.length) return null;
  return () =>
    counts.forEach(({ count, expiresAt }, at) =>
      transaction.set(references[at]!, storedFields(rateCounterSchema, { count, expiresAt })),
    );
};

const tooMany = (): HttpsError => new HttpsError('resource-exhausted', 'Too many attempts. Try again later.');

/** The gRPC code of a transaction that lost to contention after all retries. */
const contended = 10;

/**
 * The same, but throws when a limit is reached.
 * @returns writes the counts
 * @throws HttpsError `resource-exhausted`
 */
export const countOrThrow = async (
  transaction: Transaction,
  counted: readonly Counted[],
  now: number,
): Promise<() => void> => {
  const write = await countWithinLimit(transaction, counted, now);
  if (write === null) throw tooMany();
  return write;
};

/**
 * Counts actions, and throws if one has reached its limit or if too many concurrent requests prevent counting.
 * @throws HttpsError `resource-exhausted`
 */
export const requireWithin = async (counted: readonly Counted[]): Promise<void> => {
  const now = Date.now();
  try {
    await inTransaction(async (transaction) => {
      const write = await countOrThrow(transaction, counted, now);
      write();
    });
  } catch (error) {
    throw (error as { code?: unknown }).code === contended ? tooMany() : error;
  }
};
