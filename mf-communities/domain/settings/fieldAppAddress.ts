/**
 * The field app's address for a code that was scanned outside the app.
 * @param app `fieldAppAddress`
 * @param code the printed code
 * @returns null if the business has set no address
 */
export const fieldAppAddressOf = (app: string, code: string): string | null => {
  if (!URL.canParse(app)) return null;
  const address = new URL(app);
  address.searchParams.set('code', code);
  return address.href;
};
