import { useRef, useState, type FormEvent } from 'react';
import { addViolationType, useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { TextInput } from 'shared-lib/ui/inputs';
import { checkTypeName, typeNameLength } from './checkTypeName.ts';
import styles from './ViolationTypes.module.css';

/** Adds a kind of violation by its name. */
export function AddViolationType({ taken }: { taken: readonly string[] }) {
  const { t } = useTexts('mf-settings');
  const { customerId, uid } = useAccount();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<'missing' | 'tooLong' | 'taken' | 'failed'>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const checked = checkTypeName(name, taken);
    if (!checked.ok) {
      setProblem(checked.problem);
      return input.current?.focus();
    }
    setBusy(true);
    const { ok } = await addViolationType(customerId, uid, { en: checked.name, es: '' });
    setBusy(false);
    if (ok) setName('');
    setProblem(ok ? undefined : 'failed');
    input.current?.focus();
  };

  return (
    <form className={styles.add} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        ref={input}
        className={styles.name ?? ''}
        label={t('operations.types.add')}
        placeholder={t('operations.types.example')}
        value={name}
        error={problem && t(`operations.types.problems.${problem}`, { max: typeNameLength })}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="default" loading={busy}>
        {t('operations.types.submit')}
      </Button>
    </form>
  );
}
