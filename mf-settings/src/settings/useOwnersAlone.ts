import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';

/**
 * Why the signed-in person can't change what is the owner's alone, in words for `locked` of a field or beside a button; null for the
 * owner, who can.
 */
export function useOwnersAlone(): string | null {
  const { t } = useTexts('mf-settings');
  return useAccount().role === 'owner' ? null : t('ownersAlone');
}
