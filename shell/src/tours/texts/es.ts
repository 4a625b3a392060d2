import type { en } from './en.ts';

export const es: typeof en = {
  buttons: {
    previous: 'Anterior',
    close: 'Cerrar',
    finish: 'Terminar el recorrido',
    next: 'Siguiente',
    nextWithProgress: 'Siguiente (paso {current} de {total})',
    skip: 'Omitir el recorrido',
  },
  counter: '{{step}} de {{steps}}',
  step: 'Paso {{step}} de {{steps}}',
  inMenu: 'En esta pantalla lo encuentra en el menú, detrás de este botón.',
  moving: 'Abriendo el siguiente paso…',
  list: {
    label: 'Recorridos guiados',
    start: 'Iniciar',
    startTour: 'Iniciar el recorrido {{title}}',
    done: 'Completado',
    notDone: 'Sin hacer',
    reset: 'Marcar todos como sin hacer',
    resetText: 'El recorrido de bienvenida empezará solo la próxima vez que inicie sesión.',
    resetDone: 'Todos los recorridos están marcados como sin hacer.',
  },
  tours: {
    welcome: {
      title: 'Bienvenida',
      text: 'El camino por toda la configuración, desde los ajustes hasta la primera noche asignada.',
    },
    'community-setup': {
      title: 'Configurar una comunidad',
      text: 'Lo que necesita una comunidad: días, servicios, códigos y alguien que la atienda.',
    },
    'team-management': {
      title: 'Administrar el equipo',
      text: 'Las funciones, lo que cuestan más miembros y qué pasa cuando alguien se va.',
    },
    'service-tracking': {
      title: 'Seguimiento del servicio',
      text: 'Cómo ver si la noche va bien y cómo demostrar que la anterior lo fue.',
    },
    'advanced-features': {
      title: 'Funciones avanzadas',
      text: 'Mensajes de texto masivos, tipos de infracción, su marca en cada código e informes.',
    },
  },
};
