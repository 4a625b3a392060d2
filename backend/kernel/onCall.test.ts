import { HttpsError } from 'firebase-functions/https';
import { onCall } from './onCall.ts';

const thrownBy = (cause: unknown): Promise<unknown> =>
  onCall({}, () => Promise.reject(cause as Error))
    .run({} as never)
    .catch((thrown: unknown) => thrown);

test('too much contention asks the caller to try again, and no other error does', async () => {
  const crowded = Object.assign(new Error('Aborted due to cross-transaction contention.'), { code: 10 });
  expect(await thrownBy(crowded)).toMatchObject({ code: 'aborted', httpErrorCode: { status: 409 } });
  for (const other of [
    new HttpsError('not-found', 'x'),
    new TypeError('x'),
    Object.assign(new Error('x'), { code: 13 }),
  ])
    expect(await thrownBy(other)).toBe(other);
});
