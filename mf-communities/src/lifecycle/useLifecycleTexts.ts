import { useTeamDirectory, type CallableError } from 'shared-lib/data';
import { unknownProperty } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import type { DialogCommunity } from './lifecycleActions.ts';

/** The texts shared by all dialogs of a community's lifecycle. */
export function useLifecycleTexts() {
  const { t, i18n } = useTexts('mf-communities');
  const team = useTeamDirectory();
  const names = new Map(team.status === 'ready' ? team.data.map(({ id, fullName }) => [id, fullName]) : []);
  return {
    t,
    language: i18n.language,
    memberName: (id: string) => names.get(id) || t('unknownMember'),
    /** A label for communities: the name of a single one, the number of several. */
    nameOf: (communities: readonly DialogCommunity[]) =>
      communities.length === 1
        ? communities[0]?.propertyName || unknownProperty
        : t('lifecycle.places', { count: communities.length }),
    /** Why an action failed, unless it was the connection; null if a retry may help. */
    refusal: ({ code }: CallableError): string | null => {
      if (code === 'not-found') return t('lifecycle.gone');
      return code === 'permission-denied' || code === 'unauthenticated' ? t('lifecycle.denied') : null;
    },
  };
}
