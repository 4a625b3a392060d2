import { useScheduleNights } from 'shared-lib/data';
import { weekdayOf } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import type { NightFromAddress } from './CommunityNight.tsx';
import { noRecordsReason, type NoRecordsReason } from './noRecordsReason.ts';

/** Why a night has no records, and the text for no service; null if there is service. */
export function useNoRecordsReason({ account, communityId, night, tonight }: NightFromAddress): {
  readonly why: NoRecordsReason;
  readonly noService: string | null;
} {
  const { t } = useTexts('mf-tracking');
  const community = account.communityOf.get(communityId) ?? null;
  const usual = noRecordsReason(community, night, tonight, false);
  // A past night doesn't need the schedule: anyone scheduled has a report.
  const schedule = useScheduleNights([night], { skip: usual !== 'off' || night < tonight });
  const isExtra =
    schedule.status === 'ready' &&
    schedule.data.some((one) =>
      one.schedule.some((shift) => shift.communityId === communityId && shift.newAgentId !== null),
    );
  const why = noRecordsReason(community, night, tonight, isExtra);
  if (why === 'off') return { why, noService: t(`noServiceOn.${weekdayOf(night)}`) };
  return { why, noService: why === 'closed' ? t('noServiceOn.closure') : null };
}
