import type { Bilingual } from '../../../i18n/index.ts';

/** Why a message wasn't delivered, each worded to end a sentence; namespace `ui-delivery`. */
export const deliveryTexts = {
  en: {
    bounced: 'this mailbox doesn’t exist or doesn’t accept mail.',
    expired: 'it couldn’t be delivered in time.',
    unknown: 'the connection broke while it was sent. It may have arrived.',
    suppressed: 'mail to this address is blocked, since an earlier one bounced or was marked as spam.',
    switchedOff: 'text messages were switched off.',
    noConsent: 'they no longer agree to text messages.',
    other: 'it was refused ({{reason}}).',
    none: 'it was refused without a reason.',
  },
  es: {
    bounced: 'este buzón no existe o no acepta correo.',
    expired: 'no fue posible hacer la entrega a tiempo.',
    unknown: 'la conexión se cortó durante el envío. Es posible que haya llegado.',
    suppressed:
      'no se envía correo a esta dirección, porque uno anterior fue devuelto o se marcó como no deseado.',
    switchedOff: 'los mensajes de texto estaban desactivados.',
    noConsent: 'ya no acepta mensajes de texto.',
    other: 'hubo un rechazo ({{reason}}).',
    none: 'hubo un rechazo sin motivo indicado.',
  },
};

declare module '../../../i18n/index.ts' {
  interface Catalogues {
    'ui-delivery': Bilingual<typeof deliveryTexts>;
  }
}
