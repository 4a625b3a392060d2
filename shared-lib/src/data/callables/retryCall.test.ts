import { retryCall } from './retryCall.ts';
import { invalidResultError, type CallableError, type CallableResult } from './callableError.ts';
import { offline } from './offline.ts';

const ok: CallableResult<string> = { ok: true, value: 'done' };
const failed = (error: CallableError): CallableResult<string> => ({ ok: false, error });
const refused = failed({ code: 'permission-denied', message: 'No.' });
const unanswered = failed({ code: 'unavailable', message: 'internal' });

test.each<[string, CallableResult<string>[], CallableResult<string>, boolean]>([
  ['an answer is enough', [ok], ok, false],
  ['a refusal is an answer', [refused], refused, false],
  ['without a connection nothing is retried', [failed(offline)], failed(offline), false],
  ['no answer, and then one', [unanswered, ok], ok, true],
  ['no answer, and then a refusal', [unanswered, refused], refused, true],
  ['no answer twice', [unanswered, failed(invalidResultError)], failed(invalidResultError), true],
  ['the connection is lost meanwhile', [unanswered, failed(offline)], unanswered, false],
])('%s', async (_, answers, result, isRepeated) => {
  const told: boolean[] = [];
  const made = await retryCall<string>((isSecond) => {
    told.push(isSecond);
    return Promise.resolve(answers[told.length - 1] ?? refused);
  });
  expect(made).toEqual({ result, isRepeated });
  expect(told).toEqual([false, true].slice(0, answers.length));
});
