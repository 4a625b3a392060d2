import { Button } from '@mantine/core';
import * as z from 'zod/mini';
import { repairRecord } from '../../../data/callables/repairCallable.ts';
import type { DamagedRecord } from '../../../data/damaged/damagedRecords.api.ts';
import type { RepairableKind, RecordFault } from '../../../domain/index.ts';
import { isFieldNamed, useFieldNames } from '../../../i18n/fieldNames.ts';
import { Link } from '../../../router/index.ts';
import { showToast } from '../../base/toasts/toastQueue.ts';
import { SelectField } from '../../forms/fields/SelectField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { Form, ProblemText } from '../../forms/Form.tsx';
import { useForm, type FormState } from '../../forms/useForm.ts';
import styles from './RepairForm.module.css';
import { useRepairTexts } from './repairTexts.ts';

type Values = Record<string, string>;

const valuesSchema = z.record(z.string(), z.string());

function useFaultWords() {
  const { t } = useRepairTexts();
  const fieldName = useFieldNames();
  const nameOf = (field: string): string => (isFieldNamed(field) ? fieldName(field) : field);
  const wrongWith = ({ code, stored }: RecordFault): string =>
    [t(`codes.${code}`), stored === '' ? '' : t('stored', { value: stored })].join(' ').trim();
  return { t, nameOf, wrongWith };
}

/** A damaged field: an input for a new value, or a description of what happens to it. */
function FaultField({ fault, form }: { fault: RecordFault; form: FormState<Values> }) {
  const { t, nameOf, wrongWith } = useFaultWords();
  const { field, repair, isOptional, count } = fault;
  if (repair !== 'enter') {
    const becomes = repair === 'entries' ? t('repairs.entries', { count }) : t(`repairs.${repair}`);
    return (
      <p className={styles.fault}>
        <strong>{nameOf(field)}</strong>: {repair === 'entries' ? becomes : `${wrongWith(fault)} ${becomes}`}
      </p>
    );
  }
  const words = {
    ...form.field(field),
    label: nameOf(field),
    help: isOptional ? `${wrongWith(fault)} ${t('optional')}` : wrongWith(fault),
  };
  if (fault.input !== 'choice') return <TextField {...words} />;
  return <SelectField {...words} choices={fault.options.map((value) => ({ value, label: value }))} />;
}

/** An unreadable record with its problems and a repair form. Everything readable is kept. */
export function RepairForm({ kind, record }: { kind: RepairableKind; record: DamagedRecord }) {
  const { t } = useFaultWords();
  const { id, name, faults } = record;
  const form = useForm<Values, Values>({
    name: `repair/${kind.collection}/${id}`,
    initialValues: Object.fromEntries(
      faults.filter(({ repair }) => repair === 'enter').map(({ field }) => [field, '']),
    ),
    schema: valuesSchema,
    submit: (values) => repairRecord(kind, id, values),
    errorTexts: 'ui-repair:problems',
  });
  const isOutOfReach = faults.some(({ repair }) => repair === 'never');
  const titled = name === '' ? t('record', { id }) : `${name} · ${t('record', { id })}`;
  return (
    <section className={styles.record} aria-label={titled}>
      <h3 className={styles.name} dir="auto">
        {titled}
      </h3>
      <Form
        form={form}
        onSubmit={({ kind: outcome }) => {
          if (outcome === 'done') showToast({ meaning: 'good', message: t('repaired') });
        }}
      >
        {faults.map((fault) => (
          <FaultField key={`${fault.field}/${fault.repair}`} fault={fault} form={form} />
        ))}
        {form.problem && (
          <p role="alert" className={styles.problem}>
            <ProblemText problem={form.problem} />
          </p>
        )}
        <div>
          {isOutOfReach ? (
            <Button component={Link} to="/settings?tab=support" variant="default">
              {t('support')}
            </Button>
          ) : (
            <Button type="submit" loading={form.status === 'submitting'}>
              {t('repair')}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}
