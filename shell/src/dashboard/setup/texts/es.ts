import type { en } from './en.ts';

export const es: typeof en = {
  title: 'Su primera noche',
  progress: '{{done, number}} de {{all, number}} hechos',
  done: 'Hecho',
  hide: 'Ocultar esta lista',
  steps: {
    community: 'Agregue su primera comunidad',
    units: 'Agregue sus unidades',
    invited: 'Invite a un especialista',
    joined: 'Compruebe que haya iniciado sesión',
    tonight: 'Asigne el turno de esta noche',
  },
  reasons: {
    community: 'Indique sus días de servicio y horario.',
    units: 'Numérelas por piso o importe una lista.',
    invited: 'Le enviaremos un enlace para unirse.',
    joined: 'Debe aceptar la invitación de su correo.',
    tonight: 'Cada turno necesita un especialista.',
  },
};
