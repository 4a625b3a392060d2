import { useState } from 'react';
import {
  combineLive,
  useCommunity,
  useCustomer,
  useSettings,
  useUnitsById,
  useViolationTypes,
} from 'shared-lib/data';
import { caseStepSchemas, noticeFacts } from 'mf-tracking/domain';
import {
  localDate,
  noticeLanguages,
  noticeLetter,
  segmentsOf,
  senderOf,
  unknownPlaceholders,
  type NoticeChannel,
  type Settings,
  type Unit,
  type ViolationType,
} from 'shared-lib/domain';
import { citableRules } from 'mf-tracking/domain';
import { formatNight } from 'shared-lib/i18n';
import { formatPhone, LiveContent } from 'shared-lib/ui';
import {
  useTextObstacle,
  DateField,
  FormDialog,
  RadioCardsField,
  SegmentsField,
  SelectField,
  useForm,
} from 'shared-lib/ui/form';
import { caseName } from '../caseTexts.ts';
import type { CaseDialogProps } from '../casePart.ts';
import { useCaseStep } from '../dialogs/useCaseStep.ts';
import styles from './notice.module.css';

/** The records that a notice is built from. */
interface NoticeRecords {
  /** Null if it was deleted. */
  unit: Unit | null;
  type: ViolationType | undefined;
  /** The rules in effect on the case's night. */
  rules: readonly string[];
  /** Whether the rules have changed since. */
  isPast: boolean;
  propertyName: string;
  businessName: string;
  sms: Settings['sms'];
}

interface NoticeDialogProps extends CaseDialogProps {
  /** Shows the recorded notice, to print it. */
  onPrint: () => void;
}

/** The dialog that sends a notice, with a preview in either language. */
export function NoticeDialog(props: NoticeDialogProps) {
  const { record, community } = props.row;
  const units = useUnitsById([record.unitId]);
  const types = useViolationTypes();
  const place = useCommunity(record.communityId);
  const customer = useCustomer();
  const texts = useSettings('sms');
  const records = combineLive(
    [units, types, place, customer, texts],
    (foundUnits, foundTypes, foundPlace, foundCustomer, sms): NoticeRecords => ({
      unit: foundUnits[0] ?? null,
      type: foundTypes.find(({ id }) => id === record.typeId),
      rules: foundPlace ? citableRules(foundPlace, record.serviceDate) : [],
      isPast: foundPlace !== null && citableRules(foundPlace, record.serviceDate) !== foundPlace.rules,
      propertyName: foundPlace?.propertyName ?? community,
      businessName: foundCustomer?.businessName ?? '',
      sms,
    }),
  );
  return <LiveContent live={records}>{(found) => <NoticeForm {...props} {...found} />}</LiveContent>;
}

function NoticeForm(props: NoticeDialogProps & NoticeRecords) {
  const { row, words, opened, onClose, onPrint, unit, type, rules, isPast, propertyName, businessName, sms } =
    props;
  const { t } = words;
  const { record, timeZone } = row;
  const { take, describeFailure } = useCaseStep(record, words);
  const name = caseName(record, words);
  // As the case was when the dialog opened: changes from sending a notice don't affect the draft of the next.
  const [initialValues] = useState({
    channel: (unit?.email ? 'email' : 'print') as NoticeChannel,
    language: unit?.language ?? 'en',
    citedRule: record.citedRule ?? '',
    cureBy: record.cureBy === null ? '' : localDate(record.cureBy, timeZone),
  });
  const form = useForm({
    name: `notice-${record.id}`,
    initialValues,
    schema: caseStepSchemas.notify,
    toInput: ({ citedRule, cureBy, ...values }) => ({
      ...values,
      citedRule: citedRule || null,
      cureBy: cureBy || null,
    }),
    submit: (payload) => take({ act: 'notify', ...payload }),
    errorTexts: 'mf-tracking:cases.problems',
    describeFailure,
  });
  const { channel, language, citedRule, cureBy } = form.values;
  const facts = unit && {
    ...noticeFacts(
      {
        violation: record,
        unit,
        type,
        propertyName,
        businessName,
        sender: senderOf(sms.senderName, businessName),
      },
      { citedRule: citedRule || null, cureBy: Number.isNaN(Date.parse(cureBy)) ? null : cureBy },
    ),
  };
  const isText = channel === 'sms';
  const unknown = unknownPlaceholders((isText ? type?.smsTemplate : type?.emailTemplate) ?? '');
  const obstacleTo = useTextObstacle();
  const textedTo = sms.enabled && unit?.smsOptIn ? unit.phone : null;
  // The function would reject it, so it isn't offered.
  const isAbroad = textedTo !== null && obstacleTo(textedTo) === 'abroad';
  const withoutText = sms.enabled ? t('cases.notice.noConsent') : t('cases.notice.noTexts');
  const offered = record.citedRule !== null && !rules.includes(record.citedRule) ? [record.citedRule] : [];
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('cases.notice.title', { level: Math.max(record.noticeLevel, 1), name })}
      submitLabel={t(`cases.notice.submit.${channel}`)}
      success={() => t('cases.done.notify', { name })}
      onDone={({ payload }) => payload.channel === 'print' && onPrint()}
      discard={t('cases.notice.discard')}
      disabled={unit === null}
      note={unit === null && <p>{t('cases.unit.gone')}</p>}
      columns={2}
      size="xl"
    >
      <RadioCardsField
        {...form.field('channel')}
        label={t('cases.notice.channel')}
        choices={[
          ...(unit?.email
            ? [
                {
                  value: 'email' as const,
                  label: t('cases.notice.email'),
                  details: t('cases.notice.emailDetails', { to: unit.email }),
                },
              ]
            : []),
          ...(textedTo !== null && !isAbroad
            ? [
                {
                  value: 'sms' as const,
                  label: t('cases.notice.sms'),
                  details: t('cases.notice.smsDetails', { to: formatPhone(textedTo) }),
                },
              ]
            : []),
          {
            value: 'print' as const,
            label: t('cases.notice.print'),
            details: t('cases.notice.printDetails'),
          },
        ]}
        help={[
          !unit?.email && t('cases.notice.noEmail'),
          textedTo === null && withoutText,
          isAbroad && t('cases.notice.abroad', { to: formatPhone(textedTo) }),
        ]
          .filter(Boolean)
          .join(' ')}
        wide
      />
      <SelectField
        {...form.field('citedRule')}
        label={t('cases.notice.rule')}
        help={
          isPast && t('cases.notice.ruleHelp', { night: formatNight(record.serviceDate, words.language) })
        }
        choices={[
          { value: '', label: t('cases.notice.noRule') },
          ...[...offered, ...rules].map((rule) => ({ value: rule, label: rule })),
        ]}
        wide
      />
      <DateField
        {...form.field('cureBy')}
        label={t('cases.notice.cureBy')}
        help={t('cases.notice.cureByHelp')}
      />
      <SegmentsField
        {...form.field('language')}
        label={t('cases.notice.language')}
        choices={noticeLanguages.map((value) => ({ value, label: t(`cases.notice.languages.${value}`) }))}
      />
      {facts && (
        <div className={styles.preview}>
          <h3>{t('cases.notice.preview')}</h3>
          {unknown.length > 0 && (
            <p className={styles.unknown}>{t('cases.notice.unknown', { names: unknown.join(', ') })}</p>
          )}
          <div className={styles.letters}>
            {noticeLanguages.map((each) => {
              const letter = noticeLetter(facts, type ?? null, channel, each);
              return (
                <article key={each} lang={each} data-chosen={each === language}>
                  <h4>{t(`cases.notice.languages.${each}`)}</h4>
                  {!isText && <p className={styles.subject}>{letter.subject}</p>}
                  <p className={styles.text}>{letter.text}</p>
                  {isText && (
                    <p className={styles.subject}>
                      {t('cases.notice.segments', { count: segmentsOf(letter.text).segments })}
                    </p>
                  )}
                </article>
              );
            })}
          </div>
        </div>
      )}
    </FormDialog>
  );
}
