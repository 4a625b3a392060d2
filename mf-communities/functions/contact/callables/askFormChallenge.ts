import { publicFormCalls, minFillMillis } from 'mf-communities/domain';
import { requireWithin, sourceOf } from 'backend/functions/core/account/requireWithin.ts';
import { areTextsOffered } from '../writeSignUp.ts';
import { newChallenge } from 'backend/functions/core/contact/guard.ts';
import { publicPlaceOf } from 'backend/functions/core/contact/publicPlace.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { openCallWith } from 'backend/kernel/openCall.ts';

/**
 * How many challenges one IP address gets: far more than the forms it may send, since a page requests one
 * when its form is opened.
 */
const limit = { max: 200, within: 3_600_000 };

/**
 * Returns the challenge of a public form: payload `ChallengeRequest`, result
 * `{ challenge, leastFillMillis, offersTexts }`, for anyone.
 * @throws HttpsError `invalid-argument`; `not-found` without such a page; `resource-exhausted`
 */
export const askFormChallenge = openCallWith(runtime.openCallable)(
  publicFormCalls.askFormChallenge,
  async (ask, request) => {
    await requireWithin([{ act: 'challengesFrom', by: sourceOf(request), ...limit }]);
    const { customerId } = await publicPlaceOf(ask);
    const [challenge, offersTexts] = await Promise.all([
      newChallenge(ask, Date.now()),
      areTextsOffered(customerId),
    ]);
    return { challenge, leastFillMillis: minFillMillis, offersTexts };
  },
);
