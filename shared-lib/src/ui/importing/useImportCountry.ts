import { useState } from 'react';
import { useBusinessCountry } from '../forms/phones/useBusinessCountry.ts';

/**
 * The country by which an import reads phone numbers, as it was when the import began: another choice elsewhere is no reason to read the file
 * anew. The United States until it is known.
 */
export function useImportCountry(): string {
  const known = useBusinessCountry();
  const [first, setFirst] = useState(known);
  if (first === null && known !== null) setFirst(known);
  return first ?? 'US';
}
