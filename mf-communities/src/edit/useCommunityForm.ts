import { updateCommunity } from '../data/communityCallables.ts';
import { isEqual, type Community } from 'shared-lib/domain';
import { type CommunityEdits, noAccess, type CommunityAccess } from 'mf-communities/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import { useFieldNames } from 'shared-lib/i18n/fields';
import { useEditForm } from 'shared-lib/ui/form';
import { usePersonName } from '../people/usePersonName.ts';
import type { EditPart } from './EditDialogProps.ts';

type EditForm<Values extends object, Payload> = Parameters<typeof useEditForm<Values, Payload, unknown>>[0];

interface CommunityForm<Values extends object, Payload> extends Pick<
  EditForm<Values, Payload>,
  'stored' | 'schema' | 'toInput' | 'check' | 'describeValue' | 'dependents' | 'notKept'
> {
  part: EditPart;
  community: Community;
  /** Access instructions, if the form edits them. */
  access?: CommunityAccess;
}

/**
 * Formats who last changed a community, and when; null if the last change has no author, or while the team is
 * loading.
 */
function useLastChange({ updatedAt, lastModifiedBy }: Community) {
  const { i18n } = useTexts('mf-communities');
  const nameOf = usePersonName();
  if (nameOf === null || updatedAt === null || lastModifiedBy?.at !== updatedAt) return null;
  return { name: nameOf(lastModifiedBy.uid), when: formatDateTime(updatedAt, i18n.language) };
}

/**
 * A form for a part of a community that others may change at the same time. It sends the fields that differ
 * from the stored ones, with the values its author saw.
 */
export function useCommunityForm<Values extends object, Payload extends Partial<CommunityEdits>>({
  part,
  community,
  access = noAccess,
  ...options
}: CommunityForm<Values, Payload>) {
  const { t } = useTexts('mf-communities');
  const fieldName = useFieldNames();
  const { id } = community;
  const stored: Partial<CommunityEdits> = { ...community, slug: community.slug ?? '', ...access };
  const form = useEditForm<Values, Payload, unknown>({
    ...options,
    name: `edit-community-${part}-${id}`,
    submit: (payload) => {
      const changed = (Object.keys(payload) as (keyof CommunityEdits & keyof Payload)[]).filter(
        (name) => !isEqual(payload[name], stored[name]),
      );
      const only = (from: Partial<CommunityEdits>) =>
        Object.fromEntries(changed.map((name) => [name, from[name]])) as Partial<CommunityEdits>;
      return updateCommunity({ communityId: id, seen: only(stored), changes: only(payload) });
    },
    errorTexts: ['mf-communities:edit.problems', 'mf-communities:add.problems'],
    describeField: (name) => fieldName(name as keyof CommunityEdits),
    describeFailure: (code) => ({
      text: t(code === 'failed-precondition' ? 'edit.archived' : 'edit.failed'),
    }),
  });
  return {
    form,
    lastChange: useLastChange(community),
    /** The common parts of these dialogs. */
    dialog: {
      form,
      opened: true,
      title: t(`edit.open.${part}`),
      submitLabel: t('edit.submit'),
      disabled: !form.isDirty,
      success: () => t('edit.saved'),
      discard: t('edit.discard'),
      guarded: true,
    } as const,
  };
}

/** Converts input for a nullable field. */
export const blankToNull = (typed: string): string | null => (typed.trim() === '' ? null : typed);
