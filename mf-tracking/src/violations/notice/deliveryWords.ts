import { deliveryErrors, type ViolationNotice } from 'shared-lib/domain';
import { noticeStateOf } from 'mf-tracking/domain';
import type { CaseWords } from '../caseWords.ts';

/** The codes whose reason we know in our own words; for the others the provider has words. */
const ownReasons = [
  deliveryErrors.bounced,
  deliveryErrors.expired,
  deliveryErrors.switchedOff,
  deliveryErrors.unknown,
] as const;

/** How far a notice has come, in words, and what to do next where it did not arrive; null where there is nothing to do. */
export function deliveryWords(
  notice: ViolationNotice,
  { t }: Pick<CaseWords, 't'>,
): { readonly words: string; readonly next: string | null } {
  const state = noticeStateOf(notice);
  const to = notice.to ?? '';
  const { code, message } = notice.deliveryError ?? { code: '', message: '' };
  const own = ownReasons.find((one) => one === code);
  const reason = own ? t(`cases.notice.reasons.${own}`) : message || t('cases.notice.reasons.none');
  const isWrong = state === 'failed' || state === 'suppressed';
  return {
    words: t(`cases.notice.states.${state}`, { to, reason }),
    next: isWrong ? t(`cases.notice.next.${code === deliveryErrors.unknown ? 'unknown' : 'other'}`) : null,
  };
}
