import { useEffect, useMemo, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { FieldFrame, type FieldState } from 'shared-lib/ui/form';
import type { PhotoFault } from 'shared-lib/domain';
import styles from './contact.module.css';
import { publicPhoto } from './publicPhoto.ts';

interface PhotoFieldProps extends FieldState<Blob | null> {
  /** What the photo should show, if required; without it, the photo is optional. */
  label?: string;
}

/** An optional photo in a form. A file that isn't a photo is rejected with the reason. */
export function PhotoField({ label, ...field }: PhotoFieldProps) {
  const { t } = useTexts('mf-communities');
  const [fault, setFault] = useState<PhotoFault | null>(null);
  const { value, onChange, readOnly } = field;
  const address = useMemo(() => value && URL.createObjectURL(value), [value]);
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address);
    },
    [address],
  );
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const prepared = await publicPhoto(file);
    setFault(prepared.ok ? null : prepared.fault);
    if (prepared.ok) onChange(prepared.file);
  };
  const error = fault ? t(`public.contact.photoFaults.${fault}`) : field.error;
  return (
    <FieldFrame
      field={{
        ...field,
        error,
        label: label ?? t('public.contact.photo'),
        help: t('public.contact.photoHelp'),
      }}
    >
      {(control) => (
        <div className={`vh-row ${styles.photo}`}>
          {address && <img src={address} alt={t('public.contact.photoChosen')} className={styles.preview} />}
          <input
            {...control}
            type="file"
            accept="image/*,.heic,.heif"
            disabled={readOnly}
            className={`vh-unseen ${styles.file}`}
            onChange={({ currentTarget }) => {
              void choose(currentTarget.files?.[0]);
              // Lets the same file be chosen again.
              currentTarget.value = '';
            }}
          />
          <label htmlFor={control.id} className={styles.choose}>
            {t(value ? 'public.contact.photoOther' : 'public.contact.photoChoose')}
          </label>
          {value && (
            <Button variant="default" size="sm" disabled={readOnly} onClick={() => onChange(null)}>
              {t('public.contact.photoRemove')}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
