import { addDays, paths } from 'shared-lib/domain';
import { randomOf } from '../random.ts';
import type { SeedDocument } from '../seedSet.ts';

/**
 * A request as stored in a record.
 * @param requestDate `YYYY-MM-DD`
 */
export const requestOf = (
  userId: string,
  status: string,
  requestType: string,
  requestDate: string,
  more: object = {},
) => ({
  userId,
  status,
  requestType,
  requestDate,
  ...more,
});

/** A record of requests. */
export const requestRecord = (
  customerId: string,
  id: string,
  requests: readonly ReturnType<typeof requestOf>[],
): SeedDocument => ({ path: paths.requestRecord(customerId, id), data: { requests } });

/**
 * Days off that some members request, each in a separate record: one upcoming, and one from a few months ago.
 * @param tonight `YYYY-MM-DD`
 */
export const daysOff = (customerId: string, memberIds: readonly string[], tonight: string): SeedDocument[] =>
  memberIds.map((id) => {
    const random = randomOf(`days off/${id}`);
    return requestRecord(customerId, id, [
      requestOf(id, 'approved', 'requestOff', addDays(tonight, -random.int(100, 200))),
      requestOf(
        id,
        random.pick(['pending', 'approved', 'approved', 'declined']),
        'requestOff',
        addDays(tonight, random.int(1, 40)),
      ),
    ]);
  });
