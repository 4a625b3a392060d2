import { useRef } from 'react';
import { addViolationType, useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { Form, TextField, useForm } from 'shared-lib/ui/form';
import { newTypeRules } from './newTypeRules.ts';
import styles from './ViolationTypes.module.css';

/** Adds a kind of violation by its name. */
export function AddViolationType({ taken }: { taken: readonly string[] }) {
  const { t } = useTexts('mf-settings');
  const { customerId, uid } = useAccount();
  const place = useRef<HTMLDivElement>(null);
  const form = useForm({
    name: 'violation-type',
    initialValues: { name: '' },
    ...newTypeRules(taken),
    errorTexts: 'mf-settings:operations.types.problems',
    submit: async ({ name }) => {
      const { ok } = await addViolationType(customerId, uid, { en: name, es: '' });
      return ok ? { ok } : { ok, error: { code: 'failed', fields: { name: { code: 'failed' } } } };
    },
  });
  return (
    <Form
      form={form}
      // The next one can be typed at once.
      onSubmit={({ kind }) => kind === 'done' && place.current?.querySelector('input')?.focus()}
    >
      <div ref={place} className={styles.add}>
        <TextField
          {...form.field('name')}
          label={t('operations.types.add')}
          placeholder={t('operations.types.example')}
        />
        <Button type="submit" variant="default" loading={form.status === 'submitting'}>
          {t('operations.types.submit')}
        </Button>
      </div>
    </Form>
  );
}
