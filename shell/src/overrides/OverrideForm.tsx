import { useAccount } from 'shared-lib/data';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { SelectField, TextField } from 'shared-lib/ui/form';
import { useContext, useState, type FormEvent } from 'react';
import { OverrideContext } from './OverrideContext.ts';
import styles from './OverrideForm.module.css';
import { isLoopback } from './canOverride.ts';
import { readOverrideAddress } from './overrideAddress.ts';
import { storeOverride } from './storedOverride.ts';
import { overrideTexts } from './texts.ts';

addCatalogs('overrides', overrideTexts);

/** Longer than any valid build address. */
const maxLength = 300;

/** Replaces a module in this tab with another build. Shown only to accounts that are allowed to. */
export function OverrideForm() {
  const { t } = useTexts('overrides');
  const { customerId } = useAccount();
  const { hostname, href, origin } = window.location;
  const allowed = useContext(OverrideContext);
  const [module, setModule] = useState(allowed[0] ?? '');
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<'malformed' | 'notAllowed' | 'notKept' | null>(null);
  if (allowed.length === 0) return null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readOverrideAddress(module, address, href);
    if (!read.ok) return setProblem(read.problem);
    if (!storeOverride({ module, address: read.base, customerId })) return setProblem('notKept');
    window.location.reload();
  };

  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('title')}</summary>
      <p className={styles.text}>{t('text')}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <SelectField
          name="module"
          label={t('module')}
          choices={allowed.map((name) => ({ value: name, label: name }))}
          value={module}
          error={null}
          readOnly={false}
          onChange={setModule}
        />
        <TextField
          name="address"
          label={t('address')}
          help={t(isLoopback(hostname) ? 'addressHelpLocal' : 'addressHelp', { module, site: origin })}
          maxLength={maxLength}
          spellCheck={false}
          value={address}
          error={problem && t(`problems.${problem}`, { module })}
          readOnly={false}
          onChange={(typed) => {
            setAddress(typed);
            setProblem(null);
          }}
        />
        <Button type="submit" variant="default">
          {t('set')}
        </Button>
      </form>
    </details>
  );
}
