import { useNow } from 'shared-lib/data';
import { changeManagerLink } from '../data/managerCallables.ts';
import { addDays } from 'shared-lib/domain';
import { managerLinkActSchema, managerLinkState, type ManagerLink } from 'mf-communities/domain';
import { formatCalendarDate, useTexts } from 'shared-lib/i18n';
import { DateField, FormDialog, SwitchField, useForm } from 'shared-lib/ui/form';
import type { CreatedLink } from './CreatedLinkPanel.tsx';

/** The default extension of a link: a year. */
const usualDays = 365;

interface RenewManagerDialogProps {
  link: ManagerLink;
  onClose: () => void;
  onMade: (made: CreatedLink) => void;
}

/** Prompts for a link's new last day, and whether it gets a new address. */
export function RenewManagerDialog({ link, onClose, onMade }: RenewManagerDialogProps) {
  const { t, i18n } = useTexts('mf-communities');
  const now = useNow();
  const isOver = managerLinkState(link, now) === 'expired';
  const today = new Date(now).toISOString().slice(0, 10);
  const { id: linkId, name, email } = link;
  const form = useForm({
    name: `renew-manager-${linkId}`,
    initialValues: { until: addDays(isOver ? today : link.until, usualDays), hasNewKey: isOver },
    schema: managerLinkActSchema,
    toInput: (values) => ({ ...values, act: 'renew', linkId }),
    submit: changeManagerLink,
    errorTexts: 'mf-communities:managers.problems',
    describeFailure: () => ({ text: t('managers.failed') }),
  });
  const { field, values } = form;
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('managers.renewTitle', { name })}
      submitLabel={t('managers.renew')}
      success={() => t('managers.renewed', { name, date: formatCalendarDate(values.until, i18n.language) })}
      onDone={({ value }) => value?.address && onMade({ name, email, address: value.address })}
    >
      <DateField {...field('until')} label={t('managers.fields.until')} />
      {isOver ? (
        <p>{t('managers.renewHelp')}</p>
      ) : (
        <SwitchField {...field('hasNewKey')} label={t('managers.fields.hasNewKey')} />
      )}
    </FormDialog>
  );
}
