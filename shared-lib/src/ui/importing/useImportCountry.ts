import { useState } from 'react';
import { useBusinessCountry } from '../forms/phones/useBusinessCountry.ts';

/**
 * The country for parsing phone numbers, fixed when the import starts: a later change must not reparse the
 * file. The United States until it has loaded.
 */
export function useImportCountry(): string {
  const known = useBusinessCountry();
  const [first, setFirst] = useState(known);
  if (first === null && known !== null) setFirst(known);
  return first ?? 'US';
}
