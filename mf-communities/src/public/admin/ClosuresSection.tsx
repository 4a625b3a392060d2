import { askManagerClosures } from '../../data/managerCallables.ts';
import { localDate } from 'shared-lib/domain';
import {
  requestedClosuresFields,
  type ClosureRequest,
  type ManagerAccess,
  type ManagerOverview,
} from 'mf-communities/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Button, StatusBadge, useAddressState } from 'shared-lib/ui';
import { DateField, FormDialog, TextAreaField, useForm } from 'shared-lib/ui/form';
import { useNow } from 'shared-lib/data';
import * as z from 'zod/mini';
import { Section } from '../../place/Section.tsx';
import styles from './admin.module.css';

interface ClosuresProps {
  overview: ManagerOverview;
  access: ManagerAccess;
  onAsked: () => void;
}

const meanings = { new: 'info', added: 'good', declined: 'neutral' } as const satisfies Record<
  ClosureRequest['status'],
  unknown
>;

/** Planned and requested closures, and a form to request more. */
export function ClosuresSection({ overview, access, onAsked }: ClosuresProps) {
  const { t, i18n } = useTexts('mf-communities');
  const asking = useAddressState('askClosure');
  const { noServiceDates, closures, timezone, link } = overview;
  const today = localDate(useNow(), timezone);
  const planned = noServiceDates.filter((date) => date >= today).toSorted();
  const dayOf = (date: string) => `${formatNight(date, i18n.language)} ${date.slice(0, 4)}`;
  const spanOf = (dates: readonly string[]) =>
    [...new Set([dates[0], dates.at(-1)])]
      .flatMap((date) => (date === undefined ? [] : [dayOf(date)]))
      .join(' – ');
  return (
    <Section
      title={t('managerPages.closures.title')}
      action={
        link && (
          <Button size="sm" variant="default" onClick={() => asking.open()}>
            {t('managerPages.closures.ask')}
          </Button>
        )
      }
    >
      <h3 className={styles.sub}>{t('managerPages.closures.planned')}</h3>
      {planned.length === 0 ? (
        <p className={styles.soft}>{t('managerPages.closures.none')}</p>
      ) : (
        <ul className={`vh-list ${styles.links}`}>
          {planned.map((date) => (
            <li key={date}>{dayOf(date)}</li>
          ))}
        </ul>
      )}
      {closures.length > 0 && (
        <>
          <h3 className={styles.sub}>{t('managerPages.closures.asked')}</h3>
          <ul className={`vh-list ${styles.rows}`}>
            {closures.map(({ id, dates, status, note }) => (
              <li key={id}>
                <span>
                  {spanOf(dates)}{' '}
                  <StatusBadge meaning={meanings[status]}>
                    {t(`managerPages.closures.statuses.${status}`)}
                  </StatusBadge>
                </span>
                {note !== '' && <span dir="auto">{note}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {asking.isOpen && link && (
        <AskDialog access={access} today={today} onClose={asking.close} onAsked={onAsked} />
      )}
    </Section>
  );
}

const schema = z.object(requestedClosuresFields);

interface AskDialogProps {
  access: ManagerAccess;
  today: string;
  onClose: () => void;
  onAsked: () => void;
}

function AskDialog({ access, today, onClose, onAsked }: AskDialogProps) {
  const { t } = useTexts('mf-communities');
  const form = useForm({
    name: `closure-at-${access.communitySlug}`,
    initialValues: { from: '', to: '', note: '' },
    schema,
    toInput: (values) => ({ ...values, to: values.to || values.from }),
    submit: (requested) => askManagerClosures({ ...access, ...requested }),
    errorTexts: 'mf-communities:managerPages.closures.problems',
    dependents: { from: ['to'] },
    describeFailure: (code) => ({
      text: t(code === 'resource-exhausted' ? 'managerPages.closures.full' : 'managerPages.closures.failed'),
    }),
  });
  const { field } = form;
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('managerPages.closures.ask')}
      submitLabel={t('managerPages.closures.send')}
      success={() => t('managerPages.closures.sent')}
      onDone={onAsked}
      discard={t('managerPages.closures.discard')}
    >
      <p className={styles.first}>{t('managerPages.closures.help')}</p>
      <DateField {...field('from')} label={t('managerPages.closures.from')} min={today} autoFocus />
      <DateField {...field('to')} label={t('managerPages.closures.to')} min={today} />
      <TextAreaField {...field('note')} label={t('managerPages.closures.note')} />
    </FormDialog>
  );
}
