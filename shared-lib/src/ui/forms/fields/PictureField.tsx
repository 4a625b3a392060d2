import { Button } from '@mantine/core';
import { useEffect, useMemo, useState, type ChangeEvent } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { memberPicture } from '../../../domain/index.ts';
import type { FieldProps } from '../field.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './PictureField.module.css';

/** Why a file is rejected; null if it is fine. */
export function pictureProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  { types, maxBytes }: { readonly types: readonly string[]; readonly maxBytes: number },
): 'pictureType' | 'pictureSize' | null {
  if (!types.includes(type)) return 'pictureType';
  return size > maxBytes ? 'pictureSize' : null;
}

type PictureFieldProps = FieldProps<File | string | null> & {
  /** Alternative text. */
  alt: string;
  /** Maximum file size. */
  maxBytes?: number;
};

const bytesPerMegabyte = 1024 * 1024;

/** A picture: the current one's URL, a selected file, or null. Files that are too large are rejected. */
export function PictureField({ alt, maxBytes = memberPicture.maxBytes, ...field }: PictureFieldProps) {
  const { t } = useTexts('form');
  const [refused, setRefused] = useState<'pictureType' | 'pictureSize' | null>(null);
  const { value, readOnly, locked = null, onChange, onCommit } = field;
  const isFixed = readOnly || locked !== null;
  const address = useMemo(() => (value instanceof Blob ? URL.createObjectURL(value) : value), [value]);
  useEffect(
    () => () => {
      if (value instanceof Blob && address) URL.revokeObjectURL(address);
    },
    [value, address],
  );

  const take = (picture: File | null) => {
    onChange(picture);
    onCommit?.(picture);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Allows selecting the same file again after removing it.
    currentTarget.value = '';
    if (!file) return;
    const problem = pictureProblem(file, { types: memberPicture.types, maxBytes });
    setRefused(problem);
    if (problem === null) take(file);
  };
  const error =
    refused === null ? field.error : t(`errors.${refused}`, { max: Math.floor(maxBytes / bytesPerMegabyte) });

  return (
    <FieldFrame field={{ ...field, error }}>
      {(control) => (
        <div className={`vh-row ${styles.picture}`}>
          {address !== null && <img src={address} alt={alt} className={styles.preview} />}
          <span className={styles.choose}>
            <input
              {...control}
              type="file"
              className={styles.file}
              accept={memberPicture.types.join(',')}
              disabled={isFixed}
              onChange={choose}
            />
            <span aria-hidden className={styles.button}>
              {t(address === null ? 'choosePicture' : 'changePicture')}
            </span>
          </span>
          {address !== null && (
            <Button variant="default" disabled={isFixed} onClick={() => take(null)}>
              {t('remove')}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
