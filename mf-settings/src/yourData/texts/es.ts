import type { yourData as en } from './en.ts';

/** The texts in Spanish. */
export const yourData: typeof en = {
  title: 'Sus datos',
  export: {
    title: 'Exportar todos los datos',
    text: 'Registros en JSON y CSV, con fotos, en un ZIP. Sin códigos de acceso, contraseñas ni claves.',
    ownerOnly: 'Solo el propietario puede exportar todos los datos o eliminar la empresa.',
    start: 'Exportar todos los datos',
    problems: {
      'failed-precondition': 'Ya hay una exportación en curso.',
      'resource-exhausted': 'El límite es de 3 exportaciones en 24 horas. Intente mañana.',
      unknown: 'No se pudo iniciar la exportación. Inténtelo de nuevo.',
    },
    list: 'Sus exportaciones',
    empty: 'Aún no hay exportaciones. Le avisamos por correo cuando esté lista.',
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
    running: 'Le avisaremos por correo cuando esté lista.',
    failedText: 'Inicie otra o contacte a soporte.',
    until: 'Disponible hasta el {{day}}',
    download: 'Descargar, {{size}}',
    notDownloaded: 'No se pudo descargar el archivo. Inténtelo de nuevo.',
  },
  delete: {
    title: 'Eliminar empresa',
    text: 'Elimina todas las comunidades, el equipo, los registros, las fotos y las páginas públicas después de 14 días.',
    action: 'Eliminar {{name}}',
    unnamed: 'Primero póngale nombre a su empresa. Tendrá que escribirlo aquí.',
    dialog: {
      title: '¿Eliminar {{name}}?',
      losses: 'En 14 días se elimina de forma permanente:',
      records: 'comunidades, unidades, etiquetas y registros',
      team: 'su equipo y los accesos que no usa otra empresa',
      pages: 'páginas públicas; los códigos impresos dejan de funcionar',
      files: 'fotos, imágenes y logotipos',
      plan: 'su plan, si no ha terminado antes',
      paid: 'Ya pagó por empleados hasta el {{day}}. Su plan no se renovará y no hay reembolsos.',
      exportFirst: 'Exporte primero todos los datos.',
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
    cancelFailed: 'No se pudo cancelar la eliminación. Inténtelo de nuevo.',
    begun: 'La eliminación ya comenzó y no se puede deshacer.',
  },
};
