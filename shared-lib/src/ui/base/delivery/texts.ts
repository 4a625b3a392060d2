import type { CompleteCatalog } from '../../../i18n/index.ts';

/** Why a message wasn't delivered, each worded to end a sentence; namespace `ui-delivery`. */
export const deliveryTexts = {
  en: {
    bounced: 'this mailbox doesn’t exist or doesn’t accept mail.',
    expired: 'it couldn’t be delivered in time.',
    unknown: 'the connection dropped while sending. It may have arrived.',
    suppressed: 'mail to this address is blocked because an earlier email bounced or was marked as spam.',
    switchedOff: 'texts were turned off.',
    abroad: 'this number is international or premium-rate.',
    noConsent: 'they’re no longer opted in.',
    other: 'it was rejected ({{reason}}).',
    none: 'it was rejected without a reason.',
  },
  es: {
    bounced: 'este buzón no existe o no acepta correo.',
    expired: 'no se pudo entregar a tiempo.',
    unknown: 'la conexión se cortó durante el envío. Puede que haya llegado.',
    suppressed:
      'los correos a esta dirección están bloqueados porque uno anterior fue devuelto o se marcó como no deseado.',
    switchedOff: 'los mensajes de texto estaban desactivados.',
    abroad: 'este número es extranjero o de tarifa especial.',
    noConsent: 'ya no acepta mensajes de texto.',
    other: 'fue rechazado ({{reason}}).',
    none: 'fue rechazado sin indicar el motivo.',
  },
};

declare module '../../../i18n/index.ts' {
  interface Catalogs {
    'ui-delivery': CompleteCatalog<typeof deliveryTexts>;
  }
}
