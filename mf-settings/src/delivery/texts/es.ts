import type { delivery as english } from './en.ts';

export const delivery: typeof english = {
  told: 'El último correo a {{email}} no se entregó: {{reason}} Corrija su correo o, si la dirección es correcta, escriba a soporte.',
  correct: 'Cambiar el correo',
  emailChange: {
    waiting: 'Falta que abra el enlace enviado a {{email}}. Sirve hasta el {{until}}.',
    lost: 'El enlace a {{email}} no se entregó: {{reason}} Revise la dirección y elija Cambiar el correo para enviar otro enlace.',
  },
  export:
    'El correo sobre esta exportación no se entregó: {{reason}} Puede descargar el archivo aquí. Si su dirección es incorrecta, cámbiela en Inicio de sesión.',
};
