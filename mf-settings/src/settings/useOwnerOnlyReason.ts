import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';

/**
 * Why the signed-in user can't change what is reserved for the owner, as text for a field's `locked` or next to a
 * button; null for the owner.
 */
export function useOwnerOnlyReason(): string | null {
  const { t } = useTexts('mf-settings');
  return useAccount().role === 'owner' ? null : t('ownersAlone');
}
