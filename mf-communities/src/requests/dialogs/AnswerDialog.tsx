import { useState } from 'react';
import { combineLive, useCommunity, useCustomer, useSettings } from 'shared-lib/data';
import { useAnswerTemplates } from '../../data/answerTemplates.api.ts';
import { segmentsOf, senderOf, type Settings } from 'shared-lib/domain';
import {
  type AnswerChannel,
  answerFault,
  answerOf,
  answerSubject,
  answerTemplates,
  answerValues,
  contactStepSchemas,
  maxAnswerText,
  textedAnswer,
  type AnswerSetting,
  type OwnTemplate,
} from 'mf-communities/domain';
import { formatPhone, LiveContent } from 'shared-lib/ui';
import {
  FormDialog,
  RadioCardsField,
  SelectField,
  SwitchField,
  TextAreaField,
  useForm,
} from 'shared-lib/ui/form';
import {
  answerFromTemplate,
  offeredAnswer,
  placeholderNames,
  resolvesRequest,
  templateChoices,
} from '../answerTemplate.ts';
import { requestName, type RequestDialogProps } from '../requestTexts.ts';
import { useRequestStep } from '../useRequestStep.ts';
import styles from './AnswerDialog.module.css';

interface AnswerRecords extends AnswerSetting {
  sms: Settings['sms'];
  own: readonly OwnTemplate[];
}

/** The dialog that answers a resident, with a preview in their language. */
export function AnswerDialog(props: RequestDialogProps) {
  const records = combineLive(
    [useCommunity(props.row.record.communityId), useCustomer(), useSettings('sms'), useAnswerTemplates()],
    (community, customer, sms, own): AnswerRecords => ({
      own,
      community,
      businessName: customer?.businessName ?? '',
      sms,
    }),
  );
  return <LiveContent live={records}>{(found) => <AnswerForm {...props} {...found} />}</LiveContent>;
}

function AnswerForm(props: RequestDialogProps & AnswerRecords) {
  const { row, words, opened, onClose, community, businessName, sms, own } = props;
  const { t } = words;
  const { record } = row;
  const { language } = record;
  const { take, describeFailure } = useRequestStep(record, words);
  const values = answerValues(record, { community, businessName });
  const textedTo = sms.enabled && record.smsConsent ? record.phone : null;
  // As the request was when the dialog opened.
  const [initialValues] = useState(() => {
    const template = offeredAnswer(record);
    return {
      template: template as string,
      channel: (record.email === null && textedTo !== null ? 'text' : 'email') as AnswerChannel,
      text: answerTemplates[template][language] as string,
      resolves: resolvesRequest(template),
    };
  });
  const form = useForm({
    name: `answer-${record.id}`,
    initialValues,
    schema: contactStepSchemas.answer,
    toInput: ({ channel, text, resolves }) => ({ channel, text, resolves }),
    check: ({ text, channel }) => ({
      text: answerFault(text, values),
      channel: channel === 'email' && record.email === null && 'noEmail',
    }),
    submit: (payload) => take({ act: 'answer', ...payload }),
    errorTexts: 'mf-communities:requests.problems',
    describeFailure,
  });
  const { channel, text } = form.values;
  const filled = answerOf(text, values);
  const isText = channel === 'text';
  const shown = isText ? textedAnswer(senderOf(sms.senderName, businessName), filled) : filled;
  const canReach = record.email !== null || textedTo !== null;
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('requests.answer.title', { name: requestName(record, words) })}
      submitLabel={t(isText ? 'requests.answer.submitText' : 'requests.answer.submitEmail')}
      success={() => t('requests.done.answer', { name: requestName(record, words) })}
      discard={t('requests.answer.discard')}
      disabled={!canReach}
      note={!canReach && <p>{t('requests.answer.unreachable')}</p>}
      columns={2}
      size="xl"
    >
      <RadioCardsField
        {...form.field('channel')}
        label={t('requests.answer.channel')}
        choices={[
          ...(record.email === null
            ? []
            : [{ value: 'email' as const, label: t('requests.answer.email'), details: record.email }]),
          ...(textedTo === null
            ? []
            : [{ value: 'text' as const, label: t('requests.answer.text'), details: formatPhone(textedTo) }]),
        ]}
        help={
          textedTo === null
            ? t(sms.enabled ? 'requests.answer.noConsent' : 'requests.answer.noTexts')
            : undefined
        }
        wide
      />
      <SelectField
        {...form.field('template')}
        onChange={(id) => {
          const { words: begun, outcome } = answerFromTemplate(id, own);
          form.setValues({ template: id, text: begun[language], ...outcome });
        }}
        label={t('requests.answer.template')}
        help={t('requests.answer.templateHelp')}
        choices={templateChoices(own, words)}
        wide
      />
      <TextAreaField
        {...form.field('text')}
        label={t('requests.answer.words')}
        help={t('requests.answer.placeholders', { names: placeholderNames })}
        rows={8}
        maxLength={maxAnswerText}
        wide
      />
      <SwitchField {...form.field('resolves')} label={t('requests.answer.resolves')} wide />
      <div className={styles.preview}>
        <h3>{t('requests.answer.preview')}</h3>
        <p>
          {isText
            ? t('requests.answer.segments', { count: segmentsOf(shown).segments })
            : answerSubject(record, values.propertyName)}
        </p>
        <article lang={language} dir="auto" aria-label={t('requests.answer.preview')}>
          {shown}
        </article>
      </div>
    </FormDialog>
  );
}
