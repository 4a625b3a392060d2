import { useNow } from 'shared-lib/data';
import { communityForms, pastClosures } from 'mf-communities/domain';
import { localDate } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { ChangedElsewhere, FormDialog } from 'shared-lib/ui/form';
import type { EditDialogProps } from '../EditDialogProps.ts';
import { useCommunityForm } from '../useCommunityForm.ts';
import { ClosuresField } from './ClosuresField.tsx';

/** The dialog for a community's closures. */
export function ClosuresDialog({ community, onClose }: EditDialogProps) {
  const { t } = useTexts('mf-communities');
  const today = localDate(useNow(), community.timezone);
  const { noServiceDates } = community;
  const { form, lastChange, dialog } = useCommunityForm({
    part: 'closures',
    community,
    stored: { noServiceDates },
    schema: communityForms.closures,
    // A draft may be outdated.
    check: ({ noServiceDates: dates }) => ({
      noServiceDates: pastClosures(noServiceDates, dates, today).length > 0 && 'past',
    }),
    describeValue: (_, value) => (value as readonly string[]).join(', '),
  });
  return (
    <FormDialog {...dialog} onClose={onClose} size="lg">
      <ChangedElsewhere form={form} lastChange={lastChange} />
      <ClosuresField
        {...form.field('noServiceDates')}
        label={t('closures.title')}
        today={today}
        none={t('closures.none')}
      />
    </FormDialog>
  );
}
