import { useRef, useState } from 'react';
import { addCommunity } from 'shared-lib/data';
import { communityDefaults, type UnitPattern } from 'shared-lib/domain';
import { firstCommunitySchema, partsOfFirst, usualServiceDays, type FirstCommunity } from 'mf-billing/domain';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { useForm, type SubmitResult } from 'shared-lib/ui/form';
import { setUpUnits } from '../../../data/onboardingCallables.ts';

/** An empty community in the user's time zone, with what most new communities have. */
const blank = () => ({
  ...communityDefaults(),
  timezone: viewerTimeZone(),
  serviceDays: [...usualServiceDays],
  totalUnits: null as number | null,
  buildings: 1 as number | null,
  floors: 3 as number | null,
  pattern: 'floorDoor' as UnitPattern,
  tags: ['each'] as 'each'[],
});

/**
 * The form for the first community. It adds the community, then its units and tags. If that is interrupted, submitting
 * again continues, and adds nothing twice.
 */
export function useFirstCommunityForm() {
  const { t } = useTexts('mf-billing');
  const [initialValues] = useState(blank);
  const [setupId] = useState(() => crypto.randomUUID());
  // The one that this form has added already.
  const added = useRef<string | null>(null);

  const save = async (first: FirstCommunity): Promise<SubmitResult<unknown>> => {
    const { community, layout, withTags } = partsOfFirst(first);
    if (added.current === null) {
      const result = await addCommunity(community);
      if (!result.ok) return result;
      added.current = result.value.communityId;
    }
    if (layout === null) return { ok: true };
    return setUpUnits({ communityId: added.current, setupId, layout, withTags });
  };

  return useForm({
    name: 'onboarding-community',
    initialValues,
    schema: firstCommunitySchema,
    toInput: ({ tags, ...values }) => {
      const hasUnits = (values.totalUnits ?? 0) !== 0;
      // Hidden fields must not fail validation.
      const { buildings, floors } = hasUnits ? values : initialValues;
      return { ...values, buildings, floors, withTags: tags.length > 0 };
    },
    submit: save,
    errorTexts: 'mf-billing:onboarding.problems',
    describeFailure: (code) => {
      if (added.current !== null) return { text: t('onboarding.community.unitsFailed') };
      return code === 'resource-exhausted'
        ? { text: t('onboarding.community.full') }
        : { title: t('onboarding.failedTitle'), text: t('onboarding.failedText') };
    },
  });
}

export type FirstCommunityForm = ReturnType<typeof useFirstCommunityForm>;
