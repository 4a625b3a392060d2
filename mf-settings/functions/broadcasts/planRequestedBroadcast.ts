import { HttpsError } from 'firebase-functions/https';
import { broadcastLimits, type Settings } from 'shared-lib/domain';
import { checkWords } from 'mf-settings/domain';
import {
  planBroadcast,
  usefulMillis,
  type BroadcastRequest,
  type BroadcastFacts,
  type BroadcastPlan,
} from 'mf-settings/domain';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { requireTextsSetUp } from 'backend/functions/core/broadcasts/textPermission.ts';
import { readBroadcast } from 'backend/functions/core/broadcasts/broadcastFacts.ts';

/** The plan of a requested broadcast. */
interface AskedBroadcast {
  readonly plan: BroadcastPlan;
  readonly settings: Settings['sms'];
  readonly words: BroadcastFacts['words'];
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Refuses words that can't be sent, at their field. */
const refuseWrongWords = ({ kind }: BroadcastRequest, words: BroadcastFacts['words']): void => {
  const wrong = {
    en: checkWords(kind, words.en),
    es: words.es.trim() === '' ? null : checkWords(kind, words.es),
  };
  const fields = Object.fromEntries(
    Object.entries(wrong).flatMap(([at, problem]) => (problem ? [[at, problem]] : [])),
  );
  if (Object.keys(fields).length > 0)
    throw fieldRefusal('invalid-argument', 'These words can’t be sent.', fields);
};

/**
 * Plans a requested broadcast.
 * @param now epoch milliseconds
 * @throws HttpsError `failed-precondition` if texts are turned off or not set up, `invalid-argument` for words that
 * can't be sent, `resource-exhausted` for more texts than one broadcast may have
 */
export const planRequestedBroadcast = async (
  customerId: string,
  ask: BroadcastRequest,
  now: number,
): Promise<AskedBroadcast> => {
  const { settings, ...facts } = await readBroadcast(customerId, ask);
  requireTextsSetUp(settings, 'kind');
  refuseWrongWords(ask, facts.words);
  const expiresAt = now + usefulMillis[ask.kind];
  const plan = planBroadcast({ ...facts, now, expiresAt });
  if (plan.isTooLong)
    throw fieldRefusal('invalid-argument', 'A text would be too long.', { en: { code: 'tooLongFilled' } });
  if (plan.texts.length > broadcastLimits.texts)
    throw new HttpsError('resource-exhausted', 'One broadcast can’t have this many recipients.');
  return { plan, settings, words: facts.words, expiresAt };
};
