import { maxUnblocks, type Decision, type Suppression } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { phone, text } from 'shared-lib/domain/schema';

/** The payload of `unblockEmail`: an address from the list of blocked addresses. */
export const unblockEmailSchema = z.object({ email: text(320).check(z.trim(), z.minLength(3)) });

const waitMillis = 30 * 86_400_000;

type Blocked = Pick<Suppression, 'at' | 'channel' | 'reason' | 'unblockedAt' | 'unblocks'>;

/**
 * When a blocked email address can be unblocked again: 30 days after the last time. Providers rate senders by how many emails bounce.
 * @returns epoch milliseconds; null for immediately
 */
export const unblockableFrom = ({ unblocks }: Pick<Blocked, 'unblocks'>, now: number): number | null => {
  const from = (unblocks.at(-1)?.at ?? -Infinity) + waitMillis;
  return from > now ? from : null;
};

/**
 * Decides whether an address can be unblocked. One that is already unblocked stays so, and a retry succeeds.
 * @param blocked what is stored of the address; null for nothing
 * @param by the login uid of the person who unblocks it
 * @param now epoch milliseconds
 */
export const planUnblock = (
  blocked: Blocked | null,
  by: string,
  now: number,
): Decision<{ fields: Pick<Blocked, 'unblockedAt' | 'unblocks'> | null }, 'notBlocked' | 'tooSoon'> => {
  // Only a number's owner can unblock it, with START.
  if (blocked === null || blocked.channel !== 'mail') return { ok: false, code: 'notBlocked' };
  if (blocked.unblockedAt !== null) return { ok: true, fields: null };
  if (unblockableFrom(blocked, now) !== null) return { ok: false, code: 'tooSoon' };
  const unblocks = [...blocked.unblocks, { at: now, by, reason: blocked.reason }].slice(-maxUnblocks);
  return { ok: true, fields: { unblockedAt: now, unblocks } };
};

const noted = { phone, note: text(500).check(z.trim(), z.minLength(1)) };

/** The form for suppressing a number. */
export const suppressionNoteSchema = z.object(noted);

/** The office's change to a suppression: the payload of `changeSuppression`. */
export const suppressionChangeSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('add'), ...noted }),
  z.object({ act: z.literal('remove'), phone }),
]);
