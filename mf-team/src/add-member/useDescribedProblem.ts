import { type TextKey, type Translate, useTexts } from 'shared-lib/i18n';
import type { FieldProblem, MemberField } from './memberForm.ts';

/** A field has words for the problems that it can have, which the compiler does not know apart. */
type ProblemKey = Extract<TextKey<'mf-team'>, `addMember.problems.${string}`>;

/**
 * Puts what is wrong with a field into words that say what to do; null when nothing is.
 * @param t the texts of the module.
 */
export function problemWords(t: Translate<'mf-team'>) {
  return (field: MemberField | 'phone', problem: FieldProblem | undefined): string | null => {
    if (!problem) return null;
    switch (problem.kind) {
      case 'tooLong':
        return t('addMember.problems.tooLong', { max: problem.max });
      case 'adminsFull':
        return t('addMember.problems.adminsFull', { count: problem.max });
      case 'teamFull':
        return t('addMember.atLimit');
      case 'duplicate':
      case 'taken':
        return t(`addMember.problems.${problem.kind}`);
      default:
        return t(`addMember.problems.${field}.${problem.kind}` as ProblemKey);
    }
  };
}

/** The same, with the texts of the page's language. */
export const useDescribedProblem = () => problemWords(useTexts('mf-team').t);
