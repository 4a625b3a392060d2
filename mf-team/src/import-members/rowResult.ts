import { changedMeanwhile } from 'shared-lib/domain';
import type { CallableErrorCode, CallableResult } from 'shared-lib/data';
import type { ImportProblems, RowVerdict } from './checkRows.ts';

/** What an import does with a row. Only active members are invited. */
export type Act = 'add' | 'addInactive' | 'change';

/** The outcome of a row that was tried. */
export type RowResult =
  | { readonly kind: 'done'; readonly act: Act }
  | {
      readonly kind: 'refused';
      readonly act: Act;
      /** Empty when the refusal is not about a field. */
      readonly problems: ImportProblems;
      /** Whether someone else changed the member first. */
      readonly isOvertaken: boolean;
      /** Whether an earlier attempt got no response, so it may have gone through. */
      readonly mayBeDone: boolean;
    }
  /** No response came. The team will show whether the row went through. */
  | { readonly kind: 'lost'; readonly act: Act };

/** Refusals that affect only one row; the next row may still succeed. */
const ofOneRow: readonly CallableErrorCode[] = [
  'already-exists',
  'failed-precondition',
  'invalid-argument',
  'resource-exhausted',
  'aborted',
  'not-found',
];

const hadNoAnswer = (result: RowResult | undefined) =>
  result?.kind === 'lost' || (result?.kind === 'refused' && result.mayBeDone);

/**
 * Interprets the response to a row.
 * @param earlier the row's previous outcome, if it was tried before.
 */
export function resultOf(
  act: Act,
  answer: CallableResult<unknown>,
  earlier: RowResult | undefined,
): RowResult {
  if (answer.ok) return { kind: 'done', act };
  const { error } = answer;
  if (!ofOneRow.includes(error.code)) return { kind: 'lost', act };
  return {
    kind: 'refused',
    act,
    problems: error.fields ?? {},
    isOvertaken: error.reason === changedMeanwhile,
    mayBeDone: hadNoAnswer(earlier),
  };
}

/**
 * A row's outcome, compared with the current team. If the response was lost but the member matches the row,
 * the row went through. So no one is added twice, and nothing completed looks undone.
 */
export function settledResult(result: RowResult, judgement: RowVerdict | undefined): RowResult {
  return judgement?.verdict === 'unchanged' && hadNoAnswer(result)
    ? { kind: 'done', act: result.act }
    : result;
}
