import { useNow } from 'shared-lib/data';
import { addManagerLink } from '../data/managerCallables.ts';
import { addDays, localDate, type Community } from 'shared-lib/domain';
import { newManagerLinkSchema } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import {
  DateField,
  EmailField,
  FormDialog,
  SegmentsField,
  SwitchField,
  TextField,
  useForm,
} from 'shared-lib/ui/form';
import type { CreatedLink } from './CreatedLinkPanel.tsx';

/** The default lifetime of a link: a year. */
const usualDays = 365;

interface AddManagerDialogProps {
  community: Community;
  onClose: () => void;
  onMade: (made: CreatedLink) => void;
}

interface LinkValues {
  name: string;
  email: string;
  language: 'en' | 'es';
  until: string;
  /** Null until the user chooses; defaults to yes if there is an address. */
  wantsMail: boolean | null;
}

const wantsMail = ({ email, wantsMail: chosen }: LinkValues): boolean => chosen ?? email.trim() !== '';

/** Prompts for a new link: for whom, where to send it, and its last day. */
export function AddManagerDialog({ community, onClose, onMade }: AddManagerDialogProps) {
  const { t } = useTexts('mf-communities');
  const today = localDate(useNow(), community.timezone);
  const initialValues: LinkValues = {
    name: '',
    email: '',
    language: 'en',
    until: addDays(today, usualDays),
    wantsMail: null,
  };
  const form = useForm({
    name: `manager-of-${community.id}`,
    initialValues,
    schema: newManagerLinkSchema,
    toInput: (values) => ({
      ...values,
      email: values.email.trim() || null,
      wantsMail: wantsMail(values),
      communityId: community.id,
    }),
    submit: addManagerLink,
    errorTexts: 'mf-communities:managers.problems',
    dependents: { wantsMail: ['email'] },
    describeFailure: (code) => ({
      text: t(code === 'resource-exhausted' ? 'managers.full' : 'managers.failed'),
    }),
  });
  const { field, values } = form;
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('managers.add')}
      submitLabel={t('managers.add')}
      success={({ payload }) => t('managers.added', { name: payload.name })}
      onDone={({ payload, value }) =>
        value && onMade({ name: payload.name, email: payload.email, address: value.address })
      }
      discard={t('managers.discard')}
    >
      <TextField
        {...field('name')}
        label={t('managers.fields.name')}
        help={t('managers.fields.nameHelp')}
        autoFocus
      />
      <EmailField
        {...field('email')}
        label={t('managers.fields.email')}
        help={t('managers.fields.emailHelp')}
      />
      <SwitchField
        {...{ ...field('wantsMail'), value: wantsMail(values) }}
        label={t('managers.fields.wantsMail')}
      />
      <SegmentsField
        {...field('language')}
        label={t('managers.fields.language')}
        choices={(['en', 'es'] as const).map((value) => ({ value, label: t(`managers.languages.${value}`) }))}
      />
      <DateField {...field('until')} label={t('managers.fields.until')} min={today} />
    </FormDialog>
  );
}
