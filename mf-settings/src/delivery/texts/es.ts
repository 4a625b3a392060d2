import type { delivery as english } from './en.ts';

export const delivery: typeof english = {
  told: 'El último correo a {{email}} no se entregó: {{reason}} Corrija su dirección o, si es correcta, contacte a soporte.',
  correct: 'Cambiar correo',
  emailChange: {
    waiting: 'Busque el enlace de confirmación en {{email}}. Caduca el {{until}}.',
    lost: 'El enlace a {{email}} no se entregó: {{reason}} Revise la dirección y cámbiela de nuevo.',
  },
  export:
    'No se entregó el correo: {{reason}} Descargue el archivo aquí y revise su correo en Inicio de sesión.',
};
