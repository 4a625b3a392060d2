import type { checkpoints as en } from './en.ts';

/** The texts of a community's check points in Spanish. */
export const checkpoints: typeof en = {
  title: 'Puntos de control',
  one: 'Punto de control',
  round: 'Orden de la ronda',
  scanningOff:
    'La lectura de códigos QR está apagada en la configuración: solo se espera leer los puntos NFC y GPS.',
  active: 'En uso',
  inactive: 'Fuera de uso',
  yes: 'Sí',
  no: 'No',
  window: 'Se escanea',
  anyTime: 'A cualquier hora',
  around: '{{position}}, a menos de {{radius}}',
  code: 'Código',
  printed: 'Etiqueta impresa',
  lastScan: 'Último escaneo',
  lastScannedBy: 'Escaneado por',
  empty: {
    title: 'Aún no hay puntos de control',
    text: 'Lugares por los que su equipo debe pasar en cada ronda, como la entrada o el compactador. Cada uno recibe un código que se escanea allí.',
  },
  gone: {
    title: 'Este punto de control ya no existe',
    text: 'Es posible que alguien lo haya eliminado.',
  },
  types: { qr: 'Código QR', nfc: 'Etiqueta NFC', gps: 'GPS' },
  typeHelp: {
    qr: 'Se escanea un código impreso.',
    nfc: 'Se acerca el teléfono a un chip con la misma dirección.',
    gps: 'El teléfono debe estar cerca de un punto.',
  },
  fields: {
    name: 'Nombre',
    building: 'Edificio',
    floor: 'Piso',
    type: 'Cómo se escanea',
    position: 'Posición',
    radiusM: 'Radio',
    windowStart: 'Escanear desde',
    windowEnd: 'Escanear hasta',
    photoRequired: 'Se exige una foto',
  },
  form: {
    building: 'Edificio (opcional)',
    floor: 'Piso (opcional)',
    positionHelp: 'Latitud y longitud, como las muestra un mapa.',
    windowHelp:
      'Deje ambas vacías para cualquier hora. Las horas antes del mediodía son de la mañana siguiente.',
  },
  problems: {
    name: {
      missing: 'Escriba un nombre, como Entrada principal.',
      tooLong: 'Acorte el nombre a {{max, number}} caracteres.',
    },
    position: { noPosition: 'Escriba latitud y longitud, como 40.7128, -74.0060.' },
    radiusM: { invalid: 'Escriba un número dentro de estos límites.' },
    windowStart: { noStart: 'Escriba cuándo empieza, o deje ambas vacías.' },
    windowEnd: { notAfterStart: 'Elija una hora posterior al inicio.' },
  },
  add: {
    title: 'Agregar punto de control',
    submit: 'Agregar punto de control',
    done: 'Se agregó {{name}}',
    discard: 'El punto de control no se ha agregado.',
    full: 'El punto de control no se agregó: una comunidad tiene 200 como máximo. Lo que escribió se conserva.',
    failed:
      'El punto de control no se agregó. Lo que escribió se conserva: revise su conexión e inténtelo de nuevo.',
  },
  edit: {
    action: 'Editar',
    title: 'Editar punto de control',
    submit: 'Guardar cambios',
    done: 'Cambios guardados',
    discard: 'Los cambios de {{name}} no se han guardado.',
    failed:
      'Los cambios no se guardaron. Lo que escribió se conserva: revise su conexión e inténtelo de nuevo.',
  },
  moveFailed: 'El nuevo orden no se guardó. Inténtelo de nuevo.',
  deactivate: 'Poner fuera de uso',
  activate: 'Poner en uso',
  deactivated: '{{name}} ya no está en uso',
  activated: '{{name}} está en uso',
  failed: 'No se cambió nada. Revise su conexión e inténtelo de nuevo.',
  replace: {
    open: 'Reemplazar código',
    title: '¿Reemplazar el código de {{name}}?',
    text: 'Para un código que fue copiado, o que está fuera de alcance.',
    old: 'Quien escanee el código actual sabrá que fue reemplazado.',
    print: 'El nuevo debe imprimirse y colocarse.',
    action: 'Reemplazar código',
  },
  remove: {
    open: 'Eliminar',
    title: '¿Eliminar {{name}}?',
    code: 'Quien escanee su código sabrá que fue retirado.',
    round: 'La ronda sigue sin él.',
    scans: 'Sus escaneos quedan con las noches en que se hicieron.',
    action: 'Eliminar {{name}}',
    done: 'Se eliminó {{name}}',
  },
};
