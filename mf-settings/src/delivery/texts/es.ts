import type { delivery as english } from './en.ts';

export const delivery: typeof english = {
  told: 'El último correo a {{email}} no se entregó: {{reason}} Corrija su correo o, si es correcto, contacte a soporte.',
  correct: 'Cambiar correo',
  emailChange: {
    waiting: 'Busque el enlace de confirmación en {{email}}. Caduca el {{until}}.',
    lost: 'El enlace a {{email}} no se entregó: {{reason}} Revise la dirección y cambie su correo de nuevo.',
  },
  export:
    'El correo sobre esta exportación no se entregó: {{reason}} Descargue el archivo aquí y revise su correo en Inicio de sesión.',
};
