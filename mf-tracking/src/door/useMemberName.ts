import { useTexts } from 'shared-lib/i18n';
import type { NightFromAddress } from '../communityNight/CommunityNight.tsx';

/** The names of team members by id, with a placeholder for unknown ones. */
export function useMemberName({ account }: Pick<NightFromAddress, 'account'>): (id: string) => string {
  const { t } = useTexts('mf-tracking');
  return (id) => account.memberNames.get(id) ?? t('unknownMember');
}
