import { deliveryErrors, type ViolationNotice } from 'shared-lib/domain';
import { noticeStateOf } from 'mf-tracking/domain';
import type { CaseWords } from '../caseWords.ts';

/** Formats a notice's delivery state, and what to do if it failed; null if there is nothing to do. */
export function deliveryText(
  notice: ViolationNotice,
  { t, why }: Pick<CaseWords, 't' | 'why'>,
): { readonly words: string; readonly next: string | null } {
  const state = noticeStateOf(notice);
  const failure = notice.deliveryError ?? { code: '', message: '' };
  const isWrong = state === 'failed' || state === 'suppressed';
  return {
    words: t(`cases.notice.states.${state}`, { to: notice.to ?? '', reason: why(failure) }),
    next: isWrong
      ? t(`cases.notice.next.${failure.code === deliveryErrors.unknown ? 'unknown' : 'other'}`)
      : null,
  };
}
