import type { Tier } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';
import { errorMessage, type FieldError } from 'shared-lib/ui/form';
import { importFields, type ImportField } from './importFields.ts';
import type { Difference, ImportProblems, RowVerdict } from './checkRows.ts';
import type { ListedRow } from './listRows.ts';
import type { RowResult } from './rowResult.ts';

type Texts = Translate<'mf-team'>;

function describeProblem(t: Texts, field: ImportField, problem: FieldError): string {
  if (problem.code === 'locked') return t('importMembers.details.locked');
  // In the form these are choices, so the form has no texts for an invalid value.
  if (problem.code === 'invalid' && (field === 'tier' || field === 'isActive')) {
    return t(`importMembers.details.${field}`);
  }
  return errorMessage('mf-team:addMember.problems', field, problem);
}

const describeProblems = (t: Texts, problems: ImportProblems): string[] =>
  importFields.flatMap((field) => {
    const problem = problems[field];
    if (!problem) return [];
    const words = { field: t(`importMembers.columns.${field}`), problem: describeProblem(t, field, problem) };
    return t('importMembers.details.problem', words);
  });

function describeDifference(t: Texts, { field, from, to }: Difference): string {
  const value = (text: string) => {
    if (text === '') return t('importMembers.details.empty');
    // A tier change goes from one tier to another.
    return field === 'tier' ? t(`tiers.${text as Tier}`) : text;
  };
  return t('importMembers.details.difference', {
    field: t(`importMembers.columns.${field}`),
    from: value(from),
    to: value(to),
  });
}

const describeKept = (t: Texts, kept: 'active' | 'inactive' | undefined) =>
  kept ? [t(`importMembers.details.stays.${kept}`)] : [];

const describeUnread = (t: Texts, unread: ImportProblems): string[] =>
  importFields.flatMap((field) => {
    const problem = unread[field];
    if (!problem) return [];
    if (field === 'isActive') return t('importMembers.details.addedInactive');
    const words = { field: t(`importMembers.columns.${field}`), problem: describeProblem(t, field, problem) };
    return t('importMembers.details.leftOut', words);
  });

function describeJudgement(t: Texts, judgement: RowVerdict): string[] {
  switch (judgement.verdict) {
    case 'new': {
      const { tier, isActive } = judgement.member;
      return [isActive ? t(`tiers.${tier}`) : `${t(`tiers.${tier}`)} · ${t('inactive')}`];
    }
    case 'changed':
      return [
        ...judgement.differences.map((difference) => describeDifference(t, difference)),
        ...describeKept(t, judgement.keptStatus),
      ];
    case 'invalid':
      return describeProblems(t, judgement.problems);
    case 'duplicate':
      return [t('importMembers.details.sameRow', { line: judgement.sameAs })];
    case 'unchanged':
      return judgement.keptStatus
        ? [t('importMembers.details.known'), ...describeKept(t, judgement.keptStatus)]
        : [t('importMembers.details.nothingDiffers')];
  }
}

function describeResult(t: Texts, result: RowResult): string[] {
  const isNew = result.act !== 'change';
  if (result.kind === 'done') return result.act === 'add' ? [t('importMembers.failures.invited')] : [];
  const failed = t(`importMembers.failures.${isNew ? 'addFailed' : 'changeFailed'}`);
  if (result.kind === 'lost') return [`${failed}.`, t('importMembers.failures.lost')];
  if (result.isOvertaken) return [t('importMembers.failures.overtaken')];
  const problems = describeProblems(t, result.problems);
  return problems.length > 0 ? problems : [failed];
}

/** Why the plan refuses a row. The member limit uses the spec's wording (section 5). */
export const describeLimit = (t: Texts, limit: FieldError): string =>
  limit.code === 'adminsFull'
    ? t('importMembers.details.adminsFull', { count: limit.count })
    : t('addMember.problems.teamFull');

/**
 * Explains a row: its outcome, or before it was tried, the plan's refusal and the dry run's findings.
 * @param t the module's texts.
 */
export function describeRow(t: Texts, { judgement, limit, result, texts, isNameTurned }: ListedRow): string {
  if (result) return describeResult(t, result).join(' ');
  if (limit) return describeLimit(t, limit);
  return [
    ...describeJudgement(t, judgement),
    ...(judgement.verdict === 'new' && isNameTurned ? [t('importMembers.details.nameOrder', texts)] : []),
    ...describeUnread(t, judgement.unread ?? {}),
  ].join(' ');
}
