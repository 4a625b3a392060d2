import type { delivery as english } from './en.ts';

export const delivery: typeof english = {
  told: 'El último correo a {{email}} no se entregó: {{reason}} Corrija su correo o, si es correcto, contacte a soporte.',
  correct: 'Cambiar correo',
  emailChange: {
    waiting: 'Busque el enlace de confirmación en {{email}}. Caduca el {{until}}.',
    lost: 'El enlace a {{email}} no se entregó: {{reason}} Revise la dirección y elija Cambiar correo para enviar otro.',
  },
  export:
    'El correo sobre esta exportación no se entregó: {{reason}} Puede descargar el archivo aquí. Si su dirección es incorrecta, cámbiela en Inicio de sesión.',
};
