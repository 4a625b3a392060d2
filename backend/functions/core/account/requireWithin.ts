import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { countOnce, rateCounterSchema, type RateLimit } from './domain/rateCounter.ts';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { recordOf } from '../../../kernel/records.ts';
import { inTransaction } from '../summaries/transactions.ts';

/** What is counted: an act, and by whom or for whom. */
export interface Counted extends RateLimit {
  readonly act: string;
  /** Kept as a hash alone. */
  readonly by: string;
}

/**
 * Where a request comes from: its address, or the network of an IPv6 one, of which a household has billions of addresses. Of the addresses
 * that proxies noted, the last is Google's own; those before it are whatever the caller says.
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

/** The first half of an IPv6 address, however it is shortened. */
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

/** Where an act is counted. @param by kept as a hash alone */
export const counterOf = (act: string, by: string) =>
  firestore().doc(
    paths.rateCounter(`${act}-${createHash('sha256').update(`${act}/${by}`).digest('base64url')}`),
  );

/** How often an act was counted in the time that runs. @param now epoch milliseconds */
export const countedSince = async (act: string, by: string, now: number): Promise<number> => {
  const counter = recordOf(rateCounterSchema, await counterOf(act, by).get());
  return counter === null || counter.expiresAt <= now ? 0 : counter.count;
};

/**
 * Counts an act for each of these in the transaction that does it, so that what fails for another reason isn't counted.
 * @returns what writes the counts, since a transaction reads all before it writes; null when one has reached its limit
 */
export const countedWithin = async (
  transaction: Transaction,
  counted: readonly Counted[],
  now: number,
): Promise<(() => void) | null> => {
  const references = counted.map(({ act, by }) => counterOf(act, by));
  const found = await transaction.getAll(...references);
  const counts = counted.flatMap(
    (limit, at) => countOnce(recordOf(rateCounterSchema, found[at]!), limit, now) ?? [],
  );
  if (counts.length < counted.length) return null;
  return () =>
    counts.forEach(({ count, expiresAt }, at) =>
      transaction.set(references[at]!, storedFields(rateCounterSchema, { count, expiresAt })),
    );
};

const tooMany = (): HttpsError => new HttpsError('resource-exhausted', 'Too many attempts. Try again later.');

/** gRPC's code of a transaction that others were in the way of, however often it was tried. */
const contended = 10;

/**
 * The same, where what can't be counted any more is refused.
 * @returns what writes the counts
 * @throws HttpsError `resource-exhausted`
 */
export const countWithin = async (
  transaction: Transaction,
  counted: readonly Counted[],
  now: number,
): Promise<() => void> => {
  const write = await countedWithin(transaction, counted, now);
  if (write === null) throw tooMany();
  return write;
};

/**
 * Counts an act for each of these, and refuses it when one has reached its limit, or when so many ask at once that they can't be counted.
 * @throws HttpsError `resource-exhausted`
 */
export const requireWithin = async (counted: readonly Counted[]): Promise<void> => {
  const now = Date.now();
  try {
    await inTransaction(async (transaction) => {
      const write = await countWithin(transaction, counted, now);
      write();
    });
  } catch (error) {
    throw (error as { code?: unknown }).code === contended ? tooMany() : error;
  }
};
