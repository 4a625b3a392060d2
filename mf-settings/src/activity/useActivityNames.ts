import { combineLive, useEveryCommunity, useMemberNames, type LiveResult } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { isFieldNamed, useFieldNames } from 'shared-lib/i18n/fields';
import { usePersonName } from '../settings/usePersonName.ts';
import type { ActivityNames } from './formatChange.ts';

/** The texts, names and formats for the log's entries, and the login uids of the team. */
export interface KnownNames {
  readonly names: ActivityNames;
  readonly memberIds: readonly string[];
}

/** The names of the business's people and communities, including archived ones. */
export function useActivityNames(): LiveResult<KnownNames> {
  const { t, i18n } = useTexts('mf-settings');
  const fieldName = useFieldNames();
  const memberName = usePersonName();
  return combineLive([useEveryCommunity(), useMemberNames()], (places, members) => {
    const communityNames = new Map(places.map(({ id, propertyName }) => [id, propertyName]));
    return {
      names: {
        t,
        language: i18n.language,
        memberName,
        fieldName: (field) => (isFieldNamed(field) ? fieldName(field) : field),
        communityName: (id) => communityNames.get(id) ?? t('activity.records.deletedCommunity'),
      },
      memberIds: [...members.keys()],
    };
  });
}
