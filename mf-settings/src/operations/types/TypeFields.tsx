import { maxFineCents, noticePlaceholders, severities } from 'shared-lib/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import {
  MoneyField,
  RadioCardsField,
  SegmentsField,
  SwitchField,
  TextAreaField,
  TextField,
  type FormState,
} from 'shared-lib/ui/form';
import { CommunitiesField } from '../../communities/CommunitiesField.tsx';
import { NoticePreview } from './NoticePreview.tsx';
import type { TypeValues } from './typeValues.ts';
import styles from './TypeFields.module.css';

/** The fields of a new or edited violation type, and its notice. */
export function TypeFields({ form }: { form: Pick<FormState<TypeValues>, 'field' | 'values'> }) {
  const { t, i18n } = useTexts('mf-settings');
  const { field, values } = form;
  return (
    <>
      <TextField
        {...field('nameEn')}
        label={t('operations.types.fields.nameEn')}
        placeholder={t('operations.types.example')}
        autoFocus
      />
      <TextField
        {...field('nameEs')}
        label={t('operations.types.fields.nameEs')}
        help={t('operations.types.help.nameEs')}
      />
      <SegmentsField
        {...field('severity')}
        label={t('operations.types.fields.severity')}
        help={t('operations.types.help.severity')}
        choices={severities.map((value) => ({ value, label: t(`operations.types.severities.${value}`) }))}
      />
      <MoneyField
        {...field('defaultFineCents')}
        label={t('operations.types.fields.defaultFineCents')}
        help={t('operations.types.help.defaultFineCents', { max: formatMoney(maxFineCents, i18n.language) })}
      />
      <SwitchField
        {...field('requiresPhoto')}
        label={t('operations.types.fields.requiresPhoto')}
        help={t('operations.types.help.requiresPhoto')}
        wide
      />
      <RadioCardsField
        {...field('reach')}
        label={t('operations.types.fields.reach')}
        choices={(['all', 'some'] as const).map((value) => ({
          value,
          label: t(`operations.types.reach.${value}`),
        }))}
        wide
      />
      {values.reach === 'some' && (
        <CommunitiesField {...field('communityIds')} label={t('operations.types.fields.communityIds')} wide />
      )}
      <div className={styles.words}>
        <h3>{t('operations.types.words.title')}</h3>
        <p>{t('operations.types.words.text')}</p>
        <details>
          <summary>{t('operations.types.words.placeholders')}</summary>
          <dl>
            {noticePlaceholders.map((name) => (
              <div key={name}>
                <dt>
                  <code>{`{${name}}`}</code>
                </dt>
                <dd>{t(`operations.types.placeholders.${name}`)}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
      {(['emailTemplate', 'emailTemplateEs', 'smsTemplate', 'smsTemplateEs'] as const).map((name) => (
        <TextAreaField
          key={name}
          {...field(name)}
          label={t(`operations.types.fields.${name}`)}
          rows={name.startsWith('email') ? 6 : 3}
        />
      ))}
      <NoticePreview values={values} />
    </>
  );
}
