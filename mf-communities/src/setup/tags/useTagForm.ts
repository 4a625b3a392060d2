import { useEffect, useRef, useState } from 'react';
import { useAccount } from 'shared-lib/data';
import type { Community } from 'shared-lib/domain';
import { newBinTagBatchSchema, type BinTagBatch } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { useForm } from 'shared-lib/ui/form';
import { suggestedLabel, tagUnits, type TagProgress } from './tagUnits.ts';

/** All except the number, which is determined on submit. */
const labelSchema = newBinTagBatchSchema;

/**
 * The form that assigns each unit of a community a tag, with its progress. It stops when the user leaves the
 * page, and can be resumed.
 */
export function useTagForm(community: Community, batches: readonly BinTagBatch[]) {
  const { t } = useTexts('mf-communities');
  const { customerId } = useAccount();
  const { id: communityId, propertyName } = community;
  const [batchId] = useState(() => crypto.randomUUID());
  const [blank] = useState(() => ({
    label: suggestedLabel(
      propertyName,
      batches.map(({ label }) => label),
    ),
  }));
  const [progress, setProgress] = useState<TagProgress | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const form = useForm({
    name: `tag-units-of-${communityId}`,
    initialValues: blank,
    schema: labelSchema,
    toInput: ({ label }) => ({ label, communityId, batchId, count: 1 }),
    submit: async ({ label }) => {
      const stop = new AbortController();
      leaving.current = stop;
      const result = await tagUnits({
        customerId,
        communityId,
        batches,
        fresh: { id: batchId, label },
        signal: stop.signal,
        onProgress: setProgress,
      });
      setProgress(null);
      return result;
    },
    errorTexts: 'mf-communities:binTags.make.problems',
    describeFailure: () => ({ text: t('setup.tags.interrupted') }),
  });
  return { form, progress };
}
