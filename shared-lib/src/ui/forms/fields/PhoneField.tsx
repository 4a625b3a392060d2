import { useEffect, useState } from 'react';
import { phoneOf, textPhoneOf } from '../../../domain/index.ts';
import { ReadInput } from './NumberField.tsx';
import type { TypedFieldProps } from './TextField.tsx';

type Read = (text: string) => string | null;

/** Kept for the next form. What reads the numbers of all countries is larger than most pages, so it comes with the first number. */
let kept: Read | null = null;

async function loadRead(): Promise<Read> {
  const { readPhone } = await import(/* webpackChunkName: "phones" */ '../../../domain/phone/readPhone.ts');
  kept = (text) => {
    const phone = readPhone(text);
    return phone === undefined ? phoneOf(text) : phone;
  };
  return kept;
}

/** Reads numbers until that has come, or where it can't. */
const readPlainly: Read = (text) => {
  const phone = textPhoneOf(text);
  return phone.ok ? phone.phone : phoneOf(text);
};

/** A phone number in E.164, however it is written; null for none. What is no number is left as it is, for the schema to refuse. */
export function PhoneField(props: TypedFieldProps<string | null>) {
  const { value, onChange } = props;
  const [read, setRead] = useState(() => kept);
  useEffect(() => {
    if (read !== null) return;
    // Without it, numbers of other countries need their country code, as the form then says.
    loadRead().then(
      (loaded) => setRead(() => loaded),
      () => {},
    );
  }, [read]);
  // What was typed before it came.
  const late = read === null || value === null || value.startsWith('+') ? value : read(value);
  useEffect(() => {
    if (late !== value) onChange(late);
  }, [late, value, onChange]);
  return (
    <ReadInput
      field={props}
      type="tel"
      inputMode="tel"
      read={read ?? readPlainly}
      write={(phone) => phone ?? ''}
    />
  );
}
