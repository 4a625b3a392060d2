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
  inMenu: 'Está en este menú.',
  moving: 'Abriendo el siguiente paso…',
  list: {
    label: 'Recorridos guiados',
    start: 'Iniciar',
    startTour: 'Iniciar el recorrido {{title}}',
    done: 'Completado',
    notDone: 'Sin empezar',
    reset: 'Reiniciar todos los recorridos',
    resetText: 'El recorrido de bienvenida empezará cuando vuelva a iniciar sesión.',
    resetDone: 'Se reiniciaron todos los recorridos.',
  },
  tours: {
    welcome: {
      title: 'Bienvenida',
      text: 'Desde los ajustes hasta el primer turno asignado.',
    },
    'community-setup': {
      title: 'Configurar una comunidad',
      text: 'Días de servicio, servicios, códigos y especialistas.',
    },
    'team-management': {
      title: 'Administrar el equipo',
      text: 'Roles, costo y qué hacer cuando alguien se va.',
    },
    'service-tracking': {
      title: 'Seguimiento del servicio',
      text: 'El servicio de esta noche y la prueba de la anterior.',
    },
    'advanced-features': {
      title: 'Funciones avanzadas',
      text: 'Mensajes masivos, infracciones, su marca en los códigos e informes.',
    },
  },
};
