import { useState, type FormEvent } from 'react';
import { textPhoneOf } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, useAddressState } from 'shared-lib/ui';
import { TextField, usePhoneReader } from 'shared-lib/ui/form';
import styles from './RecordList.module.css';

/** The number in an address (`&phone=`); ignored if invalid. */
export function usePhoneFromAddress(): string | null {
  const { value } = useAddressState('phone');
  return value !== null && /^\+[1-9]\d{1,14}$/.test(value) ? value : null;
}

/** Searches for one number, among all of them, on the server. */
export function NumberSearch() {
  const { t } = useTexts('mf-settings');
  const address = useAddressState('phone');
  const requested = usePhoneFromAddress();
  const read = usePhoneReader();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const show = (event: FormEvent) => {
    event.preventDefault();
    const number = textPhoneOf(read(typed ?? requested ?? '') ?? '');
    setIsWrong(!number.ok);
    if (!number.ok) return;
    setTyped(null);
    address.open(number.phone);
  };
  return (
    <form className={`vh-actions ${styles.number}`} onSubmit={show} noValidate>
      <TextField
        name="phone"
        label={t('recipients.number.label')}
        value={typed ?? requested ?? ''}
        maxLength={40}
        readOnly={false}
        error={isWrong ? t('recipients.number.wrong') : null}
        onChange={(value) => {
          setTyped(value);
          setIsWrong(false);
        }}
      />
      <Button type="submit" variant="default">
        {t('recipients.number.show')}
      </Button>
      {requested !== null && (
        <Button
          variant="default"
          onClick={() => {
            setTyped(null);
            setIsWrong(false);
            address.close();
          }}
        >
          {t('recipients.number.clear')}
        </Button>
      )}
    </form>
  );
}
