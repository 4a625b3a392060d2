import type { yourData as en } from './en.ts';

/** The texts in Spanish. */
export const yourData: typeof en = {
  title: 'Sus datos',
  export: {
    title: 'Exportar todos los datos',
    text: 'Todos sus registros en JSON y CSV, con las fotos, en un ZIP. No incluye códigos de acceso, contraseñas ni claves.',
    ownerOnly: 'Solo el propietario puede exportar todos los datos o eliminar la empresa.',
    start: 'Exportar todos los datos',
    problems: {
      'failed-precondition': 'Ya hay una exportación en curso.',
      'resource-exhausted': 'Llegó al límite de 3 exportaciones en 24 horas. Intente mañana.',
      unknown: 'No se pudo iniciar la exportación. Revise su conexión e intente de nuevo.',
    },
    list: 'Sus exportaciones',
    empty: 'Aún no hay exportaciones. Cada una tarda unos minutos y le avisamos por correo.',
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
      '{{count, number}} archivo figura en la lista, pero no se incluyó por el tamaño de la exportación.',
    leftOut_other:
      '{{count, number}} archivos figuran en la lista, pero no se incluyeron por el tamaño de la exportación.',
    running: 'Puede salir de esta página. Le avisaremos por correo cuando el archivo esté listo.',
    failedText: 'La exportación falló. Inicie otra o contacte a soporte.',
    until: 'Disponible hasta el {{day}}',
    download: 'Descargar, {{size}}',
    notDownloaded: 'No se pudo descargar el archivo. Revise su conexión e intente de nuevo.',
  },
  delete: {
    title: 'Eliminar empresa',
    text: 'Elimina todas las comunidades, el equipo, los registros, las fotos y las páginas públicas después de 14 días. Puede cancelar hasta entonces.',
    action: 'Eliminar {{name}}',
    unnamed: 'Primero póngale nombre a su empresa. Tendrá que escribirlo aquí.',
    dialog: {
      title: '¿Eliminar {{name}}?',
      losses: 'En 14 días se elimina todo esto de forma permanente:',
      records: 'comunidades, unidades, etiquetas y todos sus registros',
      team: 'su equipo y los accesos que no usa otra empresa',
      pages: 'páginas públicas; los códigos impresos dejan de funcionar y sus direcciones no se reutilizan',
      files: 'fotos, imágenes y logotipos',
      plan: 'su plan, si no ha terminado antes',
      paid: 'Ya pagó por empleados hasta el {{day}}. Su plan no se renovará y no hay reembolsos. Para seguir con la suscripción, conserve la empresa antes de ese día.',
      exportFirst: 'Exporte primero todos los datos si puede necesitarlos.',
      name: 'Escriba “{{name}}” para confirmar',
      submit: 'Eliminar en 14 días',
      done: '{{name}} se eliminará. Puede cancelar hasta entonces.',
      problems: {
        businessName: {
          missing: 'Escriba el nombre de la empresa.',
          otherName: 'Ese no es el nombre de la empresa.',
        },
      },
    },
    planned: '{{name}} se eliminará el {{day}}.',
    keep: 'Conservar empresa',
    kept: 'Se canceló la eliminación. Su empresa está a salvo.',
    notKept: 'No se pudo cancelar la eliminación. Revise su conexión e intente de nuevo.',
    begun: 'La eliminación ya comenzó y no se puede deshacer.',
  },
};
