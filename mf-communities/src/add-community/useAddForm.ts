import { useState } from 'react';
import { addCommunity } from 'shared-lib/data';
import { communityFormSchema } from 'shared-lib/domain';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { useForm } from 'shared-lib/ui/form';
import { addFailure } from './addFailure.ts';
import { blankCommunity } from './blankCommunity.ts';

/** The form that adds a community. Wherever it stands, its draft is the same: what is typed is kept until it is added or thrown away. */
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
