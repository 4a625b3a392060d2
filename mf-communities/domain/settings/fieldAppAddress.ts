/**
 * The address at which the field app shows a code that was scanned outside of it.
 * @param app `fieldAppAddress`
 * @param code what is printed
 * @returns null where the business has named none
 */
export const fieldAppAddressOf = (app: string, code: string): string | null => {
  if (!URL.canParse(app)) return null;
  const address = new URL(app);
  address.searchParams.set('code', code);
  return address.href;
};
