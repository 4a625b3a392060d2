import { phoneOf } from '../base/phoneOf.ts';

/** A number of North America: area and exchange begin with 2 to 9. */
const northAmerican = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/** Toll-free numbers and those of paid services: they take no texts of residents. No list tells a landline from a mobile offline. */
const services = /^\+1(8(00|33|44|55|66|77|88)|900)/;

const international = /^\+[1-9]\d{7,14}$/;

/** A number as it stands in a list, for texts; without a country code, it is one of the United States. */
export const textPhoneOf = (
  text: string,
):
  | { readonly ok: true; readonly phone: string }
  | { readonly ok: false; readonly code: 'phone' | 'notMobile' } => {
  const written = phoneOf(text) ?? '';
  const phone = /^\d{10}$/.test(written)
    ? `+1${written}`
    : /^1\d{10}$/.test(written)
      ? `+${written}`
      : written;
  const isNumber = phone.startsWith('+1') ? northAmerican.test(phone) : international.test(phone);
  if (!isNumber) return { ok: false, code: 'phone' };
  return services.test(phone) ? { ok: false, code: 'notMobile' } : { ok: true, phone };
};
