import { useState } from 'react';
import { combineLive, useCommunity, useCustomer, useSettings } from 'shared-lib/data';
import { changeContactSubmission } from '../../data/callables.ts';
import { useAnswerTemplates } from '../../data/answerTemplates.api.ts';
import {
  type ContactSubmission,
  answerOf,
  bulkAnswerSchema,
  answerTemplates,
  answerValues,
  maxAnswerText,
  type OwnTemplate,
} from 'mf-communities/domain';
import { LiveContent } from 'shared-lib/ui';
import { FormDialog, SelectField, SwitchField, TextAreaField, useForm } from 'shared-lib/ui/form';
import type { Row } from 'shared-lib/ui/lists';
import { answerFromTemplate, placeholderNames, resolvesRequest, templateChoices } from '../answerTemplate.ts';
import styles from '../dialogs/AnswerDialog.module.css';
import { requestName } from '../requestTexts.ts';
import { bulkAnswerError, channelTo } from './bulkAnswerOf.ts';
import type { BulkDialogProps } from './BulkDialogProps.ts';
import { describeOutcome, applyStepToRequests, type BulkStepResult } from './applyStepToRequests.ts';

type RequestRow = Row<ContactSubmission>;

interface AnswerSeveralProps extends BulkDialogProps {
  rows: readonly RequestRow[];
}

interface AnswerRecords {
  businessName: string;
  hasTexts: boolean;
  own: readonly OwnTemplate[];
}

const nothingDone: BulkStepResult<ContactSubmission> = { taken: [], left: 0 };
const languages = ['en', 'es'] as const;

/**
 * The dialog that sends several residents the same answer, each in their language and through the channel
 * that reaches them.
 */
export function BulkAnswer(props: AnswerSeveralProps) {
  const records = combineLive(
    [useCustomer(), useSettings('sms'), useAnswerTemplates()],
    (customer, sms, own): AnswerRecords => ({
      businessName: customer?.businessName ?? '',
      hasTexts: sms.enabled,
      own,
    }),
  );
  return <LiveContent live={records}>{(found) => <AnswerForm {...props} {...found} />}</LiveContent>;
}

function AnswerForm(props: AnswerSeveralProps & AnswerRecords) {
  const { words, opened, onClose, onDone, businessName, hasTexts, own } = props;
  const { t } = words;
  // As they were when the dialog opened.
  const [rows] = useState(props.rows);
  const reached = rows.filter(({ record }) => channelTo(record, hasTexts) !== null);
  const firstIn = languages.flatMap((language) => {
    const row = reached.find(({ record }) => record.language === language);
    return row ? [{ language, row }] : [];
  });
  const form = useForm({
    name: `answer-several-${rows.length}-${rows[0]?.record.id}`,
    initialValues: {
      template: 'lookingInto' as string,
      en: answerTemplates.lookingInto.en as string,
      es: answerTemplates.lookingInto.es as string,
      resolves: resolvesRequest('lookingInto'),
    },
    schema: bulkAnswerSchema,
    toInput: ({ en, es, resolves }) => ({ en, es, resolves }),
    check: ({ en, es }) => ({
      en: bulkAnswerError('en', en, reached, businessName),
      es: bulkAnswerError('es', es, reached, businessName),
    }),
    submit: async ({ resolves, ...texts }) => {
      const requests = reached.map(({ record }) => record);
      const done = await applyStepToRequests(
        requests,
        (request) => ({
          act: 'answer',
          channel: channelTo(request, hasTexts) ?? 'email',
          text: texts[request.language],
          resolves,
        }),
        changeContactSubmission,
      );
      return { ok: true as const, value: done };
    },
    errorTexts: ['mf-communities:requests.several.problems', 'mf-communities:requests.problems.text'],
    describeFailure: () => ({ text: t('requests.failures.failed') }),
  });
  const count = (channel: 'email' | 'text') =>
    reached.filter(({ record }) => channelTo(record, hasTexts) === channel).length;
  const ways = [
    ...(count('email') > 0 ? [t('requests.several.byMail', { count: count('email') })] : []),
    ...(count('text') > 0 ? [t('requests.several.byText', { count: count('text') })] : []),
    ...(reached.length < rows.length
      ? [t('requests.several.unreachable', { count: rows.length - reached.length })]
      : []),
  ];
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('requests.several.answerTitle', { count: rows.length })}
      submitLabel={t('requests.several.send', { count: reached.length })}
      success={({ value = nothingDone }) => describeOutcome('answered', value, words)}
      onDone={onDone}
      discard={t('requests.answer.discard')}
      disabled={reached.length === 0}
      note={<p>{ways.join(' ')}</p>}
      size="xl"
    >
      <SelectField
        {...form.field('template')}
        onChange={(id) => {
          const { words: begun, outcome } = answerFromTemplate(id, own);
          form.setValues({ template: id, en: begun.en, es: begun.es, ...outcome });
        }}
        label={t('requests.answer.template')}
        help={t('requests.answer.templateHelp')}
        choices={templateChoices(own, words)}
      />
      {firstIn.map(({ language }) => (
        <TextAreaField
          key={language}
          {...form.field(language)}
          label={t(`requests.several.words.${language}`)}
          help={t('requests.answer.placeholders', { names: placeholderNames })}
          rows={7}
          maxLength={maxAnswerText}
        />
      ))}
      <SwitchField {...form.field('resolves')} label={t('requests.several.resolves')} />
      {firstIn.map(({ language, row }) => (
        <Preview key={language} {...{ row, businessName, words }} text={form.values[language]} />
      ))}
    </FormDialog>
  );
}

interface PreviewProps extends Pick<BulkDialogProps, 'words'> {
  row: RequestRow;
  businessName: string;
  text: string;
}

/** A preview for the first reader of a language. */
function Preview({ row: { record }, businessName, words, text }: PreviewProps) {
  const { t } = words;
  const community = useCommunity(record.communityId);
  const title = t('requests.several.preview', { name: requestName(record, words) });
  return (
    <div className={styles.preview}>
      <h3>{title}</h3>
      <LiveContent live={community}>
        {(place) => (
          <article lang={record.language} dir="auto" aria-label={title}>
            {answerOf(text, answerValues(record, { community: place, businessName }))}
          </article>
        )}
      </LiveContent>
    </div>
  );
}
