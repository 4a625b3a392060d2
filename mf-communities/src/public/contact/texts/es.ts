import type { contact as contactEn, receipt as receiptEn } from './en.ts';

export const contact: typeof contactEn = {
  title: 'Escríbanos',
  intro:
    '¿No recolectaron su basura o hay otro problema? Escriba a {{business}}. Le responderemos en 24 horas.',
  openings: {
    missed: 'Reportar recolección omitida',
    damaged: 'Reportar etiqueta dañada',
    any: 'Escribirnos',
    texts: 'Recibir mensajes de texto',
  },
  close: 'Cerrar',
  topic: '¿De qué se trata?',
  topics: {
    missedPickup: 'No recolectaron mi basura',
    violation: 'Un aviso que recibí',
    bulkItem: 'Un objeto grande',
    other: 'Otra cosa',
  },
  night: '¿Qué noche?',
  chooseNight: 'Elija la noche',
  tonight: 'Esta noche, {{night}}',
  lastNight: 'Anoche, {{night}}',
  unit: 'Su unidad',
  unitHelp: 'Como está en su puerta, por ejemplo A-203.',
  message: 'Su mensaje',
  messageOptional: 'Su mensaje (opcional)',
  damagedWords: 'La etiqueta de mi puerta está dañada.',
  photo: 'Foto (opcional)',
  photoHelp: 'Antes de enviarla, reducimos la foto y quitamos su ubicación y hora.',
  photoChoose: 'Elegir foto',
  photoOther: 'Cambiar foto',
  photoChosen: 'Foto elegida',
  photoRemove: 'Quitar foto',
  photoFaults: {
    empty: 'Este archivo está vacío. Elija otro.',
    tooLarge: 'Esta foto es demasiado grande. Elija una más pequeña.',
    notPicture: 'Esto no es una foto. Elija un JPEG, PNG, WebP o AVIF.',
    heic: 'Este navegador no abre fotos HEIC. Guárdela como JPEG y elija esa.',
    unreadable: 'No se puede abrir esta foto. Elija otra.',
  },
  name: 'Su nombre',
  email: 'Correo electrónico',
  answerHelp: 'Escriba un correo o teléfono para que podamos responder.',
  phone: 'Teléfono',
  mobile: 'Su número de celular',
  texts: 'Envíenme también mensajes sobre la recolección de basura',
  agree: 'Sí, envíenme mensajes',
  send: 'Enviar',
  askForTexts: 'Recibir mensajes',
  textsAsked:
    'Gracias. Responda SÍ al mensaje que le enviaremos para inscribirse. De noche, puede llegar a la mañana siguiente. ¿No llegó? Revise el número, o envíe START si alguna vez respondió STOP.',
  phoneElsewhere: 'Escriba el número completo con código de área.',
  abroad: 'No podemos enviar mensajes a este número. Los enviamos a celulares de: {{countries}}.',
  noTexts: 'Este servicio no envía mensajes de texto.',
  problems: {
    topic: { missing: 'Elija un tema.' },
    night: {
      missing: 'Elija una noche.',
      notYet: 'Esta noche aún no llega. Elija otra.',
      tooLongAgo: 'Esta noche fue hace demasiado tiempo. Elija «Otra cosa» e indique la fecha.',
    },
    email: { unreachable: 'Escriba un correo o un teléfono.' },
    phone: {
      phone: 'Escriba un número con código de área, como 202 555 0100.',
      phoneForTexts: 'Escriba el número para los mensajes.',
    },
    photo: {
      notPicture: 'Esto no es una foto. Elija otra.',
      tooLarge: 'Esta foto es demasiado grande. Elija una más pequeña.',
    },
    agrees: { invalid: 'Actívelo para aceptar. Sin ello no podemos enviarle mensajes.' },
  },
  failures: {
    offline: 'No tiene conexión. Su mensaje sigue aquí. Envíelo cuando vuelva la conexión.',
    failed: 'Su mensaje no se envió. Sigue aquí; inténtelo de nuevo.',
    tooMany:
      'Se enviaron demasiados mensajes en la última hora. El suyo sigue aquí. Inténtelo más tarde o llame.',
    gone: 'Esta comunidad ya no usa este servicio. Pregunte en la oficina de su comunidad.',
    notProven: 'No pudimos verificar su mensaje. Sigue aquí. Inténtelo de nuevo o llame.',
  },
};

export const receipt: typeof receiptEn = {
  title: 'Su solicitud',
  state: 'Estado',
  steps: { new: 'Recibida', inProgress: 'En curso', resolved: 'Respondida' },
  // A time in Spanish already ends with a period.
  due: 'Le responderemos a más tardar el {{when}}',
  answers: 'Respuestas',
  keep: 'Tenga este número a mano cuando llame. Guarde el enlace de esta página para revisar su solicitud. Cualquiera que lo tenga puede ver el estado.',
  again: 'Actualizar',
  another: 'Escribir otro mensaje',
  unknown:
    'No encontramos esta solicitud. El enlace puede estar incompleto. Ábralo de nuevo desde su correo.',
  failed: 'Su solicitud no se cargó. Revise su conexión e inténtelo de nuevo.',
};
