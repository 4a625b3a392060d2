import type { yourData as en } from './en.ts';

/** The texts in Spanish. */
export const yourData: typeof en = {
  title: 'Sus datos',
  export: {
    title: 'Exportación de todo',
    text: 'Todos los registros de su empresa en JSON y CSV, con sus fotos, en un ZIP. No incluye códigos de acceso, contraseñas ni claves.',
    ownerOnly: 'Solo el propietario de la empresa puede exportar todo y eliminarla.',
    start: 'Exportar todo',
    problems: {
      'failed-precondition': 'Ya hay una exportación en curso.',
      'resource-exhausted': 'Hubo tres exportaciones en las últimas 24 horas. Inténtelo mañana.',
      unknown: 'La exportación no comenzó. Revise su conexión e inténtelo de nuevo.',
    },
    list: 'Sus exportaciones',
    empty: 'Aún no ha exportado nada. Tarda unos minutos; recibirá un correo cuando esté lista.',
    states: {
      collecting: 'Reuniendo registros',
      packing: 'Empaquetando',
      ready: 'Lista',
      failed: 'Falló',
      expired: 'Caducada',
    },
    records_one: '{{count, number}} registro',
    records_other: '{{count, number}} registros',
    files_one: '{{count, number}} foto o archivo',
    files_other: '{{count, number}} fotos y archivos',
    leftOut_one:
      '{{count, number}} archivo solo figura en la lista, porque todos juntos son demasiado grandes.',
    leftOut_other:
      '{{count, number}} archivos solo figuran en la lista, porque todos juntos son demasiado grandes.',
    running: 'Puede salir de esta página. Recibirá un correo cuando el archivo esté listo.',
    failedText: 'No se pudo hacer. Inicie otra o pregunte a soporte.',
    until: 'Hasta el {{day}}',
    download: 'Descargar, {{size}}',
    notDownloaded: 'No se pudo descargar el archivo. Revise su conexión e inténtelo de nuevo.',
  },
  delete: {
    title: 'Eliminar la empresa',
    text: 'Elimina todas las comunidades, el equipo, los registros, las fotos y las páginas públicas 14 días después de pedirlo. Hasta entonces puede conservar la empresa con un clic.',
    action: 'Eliminar {{name}}',
    unnamed: 'Primero póngale nombre a su empresa; hay que escribirlo aquí.',
    dialog: {
      title: '¿Eliminar {{name}}?',
      losses: 'En 14 días se elimina todo esto para siempre:',
      records: 'las comunidades, unidades, etiquetas y todo lo que se registró en ellas',
      team: 'su equipo y los accesos de quienes no trabajan para nadie más',
      pages:
        'las páginas públicas; los códigos impresos no llevan a ninguna parte y nadie más recibirá sus direcciones',
      files: 'las fotos, imágenes y logotipos',
      plan: 'su plan: termina a más tardar con la empresa',
      paid: 'Usted paga por empleados hasta el {{day}}. Desde ahora no se renueva nada, y lo pagado no se devuelve. Conserve la empresa antes de ese día y su suscripción continúa.',
      exportFirst: 'Antes exporte todo, por si lo necesita.',
      name: 'Escriba “{{name}}” para confirmar',
      submit: 'Eliminar en 14 días',
      done: '{{name}} se eliminará. Hasta entonces puede conservarla.',
      problems: {
        businessName: {
          missing: 'Escriba el nombre de la empresa.',
          otherName: 'Ese no es el nombre de la empresa.',
        },
      },
    },
    planned: '{{name}} se eliminará el {{day}}.',
    keep: 'Conservar la empresa',
    kept: 'Su empresa se conserva. No se eliminó nada.',
    notKept: 'No funcionó. Revise su conexión e inténtelo de nuevo.',
    begun: 'La eliminación ya comenzó y no se puede deshacer.',
  },
};
