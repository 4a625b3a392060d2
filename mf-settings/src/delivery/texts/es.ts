import type { delivery as english } from './en.ts';

export const delivery: typeof english = {
  why: {
    bounced: 'este buzón no existe o no acepta correo.',
    expired: 'el servidor de correo no respondió durante tres días.',
    unknown: 'la conexión se cortó durante el envío. Es posible que haya llegado.',
    suppressed:
      'no se envía correo a esta dirección, porque uno anterior fue devuelto o se marcó como no deseado.',
    other: 'el servidor de correo lo rechazó ({{reason}}).',
    none: 'el servidor de correo lo rechazó.',
  },
  told: 'El último correo a {{email}} no se entregó: {{reason}} Corrija su correo o, si la dirección es correcta, escriba a soporte.',
  correct: 'Cambiar el correo',
  emailChange: {
    waiting: 'Falta que abra el enlace enviado a {{email}}. Sirve hasta el {{until}}.',
    lost: 'El enlace a {{email}} no se entregó: {{reason}} Revise la dirección y elija Cambiar el correo para enviar otro enlace.',
  },
  export:
    'El correo sobre esta exportación no se entregó: {{reason}} Puede descargar el archivo aquí. Si su dirección es incorrecta, cámbiela en Inicio de sesión.',
};
