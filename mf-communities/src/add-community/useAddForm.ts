import { useState } from 'react';
import { addCommunity } from 'shared-lib/data';
import { communityFormSchema } from 'shared-lib/domain';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { useForm } from 'shared-lib/ui/form';
import { addFailure } from './addFailure.ts';
import { blankCommunity } from './blankCommunity.ts';

/**
 * The form that adds a community. All its instances share one draft, which is kept until the community is
 * added or the draft discarded.
 */
export function useAddForm() {
  const { t } = useTexts('mf-communities');
  const [blank] = useState(() => blankCommunity(viewerTimeZone()));
  return useForm({
    name: 'community',
    initialValues: blank,
    schema: communityFormSchema,
    submit: addCommunity,
    errorTexts: 'mf-communities:add.problems',
    describeFailure: (code) => ({ text: t(`add.failures.${addFailure(code)}`) }),
  });
}

export type AddForm = ReturnType<typeof useAddForm>;
