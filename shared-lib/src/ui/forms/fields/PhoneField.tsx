import { useEffect, useRef } from 'react';
import { usePhoneReader } from '../phones/usePhoneReader.ts';
import { ReadInput } from './NumberField.tsx';
import type { TypedFieldProps } from './TextField.tsx';

/**
 * A phone number in E.164, in any notation; null if empty. Anything else is passed on for the schema to
 * reject.
 */
export function PhoneField(props: TypedFieldProps<string | null>) {
  const { value, onChange } = props;
  const read = usePhoneReader();
  const typed = useRef<{ readonly text: string; readonly value: string | null } | null>(null);
  // Reparses input, or a draft, from before the country was known.
  useEffect(() => {
    const text = typed.current?.value === value ? typed.current.text : value;
    if (text === null || (text === value && text.startsWith('+'))) return;
    const again = read(text);
    if (again === value) return;
    typed.current = { text, value: again };
    onChange(again);
  }, [read, value, onChange]);
  return (
    <ReadInput
      field={props}
      type="tel"
      inputMode="tel"
      read={read}
      write={(phone) => phone ?? ''}
      onTyped={(text) => {
        typed.current = { text, value: read(text) };
      }}
    />
  );
}
