import type { contact as contactEn, receipt as receiptEn } from './en.ts';

export const contact: typeof contactEn = {
  title: 'Escríbanos',
  intro:
    '¿No vaciaron su contenedor o algo anda mal? Escriba aquí a {{business}}; recibirá respuesta en 24 horas como máximo.',
  openings: {
    missed: 'Avisar que no recogieron',
    damaged: 'Esta etiqueta está dañada',
    any: 'Escribirnos',
    texts: 'Recibir mensajes de texto',
  },
  close: 'Cerrar',
  topic: '¿De qué se trata?',
  topics: {
    missedPickup: 'No recogieron mi basura',
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
  photoHelp: 'Antes de enviarla se hace más pequeña y se le quita lo que dice del lugar y la hora.',
  photoChoose: 'Elegir una foto',
  photoOther: 'Elegir otra foto',
  photoChosen: 'La foto que eligió',
  photoRemove: 'Quitar foto',
  photoFaults: {
    empty: 'Este archivo está vacío. Elija otro.',
    tooLarge: 'Esta foto es demasiado grande. Elija una más pequeña.',
    notPicture: 'Este archivo no es una foto. Elija un JPEG, PNG, WebP o AVIF.',
    heic: 'Este navegador no puede leer fotos HEIC. Guárdela como JPEG y elija esa.',
    unreadable: 'Este archivo no se puede leer como foto. Elija otro.',
  },
  name: 'Su nombre',
  email: 'Correo electrónico',
  answerHelp: 'Un correo o un teléfono, para que reciba respuesta.',
  phone: 'Teléfono',
  mobile: 'Su número de celular',
  texts: 'Envíenme también mensajes sobre la recolección de basura',
  agree: 'Sí, envíenme mensajes',
  send: 'Enviar',
  askForTexts: 'Pedir mensajes',
  textsAsked:
    'Gracias. Pronto recibirá un mensaje; respóndalo con SÍ y quedará inscrito. De noche puede llegar en la mañana. Si no llega, revise el número, o envíe START si alguna vez escribió STOP.',
  phoneElsewhere: 'Escriba un número completo, con su código de área.',
  abroad: 'No podemos enviar mensajes a este número. Los enviamos a celulares de: {{countries}}.',
  noTexts: 'Este servicio no envía mensajes de texto.',
  problems: {
    topic: { missing: 'Elija de qué se trata.' },
    night: {
      missing: 'Elija la noche.',
      notYet: 'Esta noche aún no llega. Elija otra.',
      tooLongAgo: 'Esta noche fue hace demasiado tiempo. Elija «Otra cosa» y escriba cuál.',
    },
    email: { unreachable: 'Escriba un correo o un teléfono, para que podamos responder.' },
    phone: {
      phone: 'Escriba un número con su código de área, como 202 555 0100.',
      phoneForTexts: 'Escriba el número al que deben llegar los mensajes.',
    },
    photo: { notPicture: 'Esto no es una foto. Elija otra.', tooLarge: 'Esta foto es demasiado grande.' },
    agrees: { invalid: 'Actívelo si está de acuerdo; sin ello no podemos enviarle mensajes.' },
  },
  failures: {
    offline: 'No tiene conexión. Nada de lo que escribió se pierde: envíelo cuando vuelva.',
    failed: 'No se pudo enviar. Nada de lo que escribió se pierde: inténtelo de nuevo en un momento.',
    tooMany:
      'Se envió demasiado desde aquí en la última hora. Nada de lo que escribió se pierde: inténtelo más tarde o llame.',
    gone: 'Esta página ya no tiene un servicio. Pregunte en la oficina de su comunidad.',
    notProven: 'No se pudo comprobar. Nada de lo que escribió se pierde: inténtelo de nuevo o llame.',
  },
};

export const receipt: typeof receiptEn = {
  title: 'Su solicitud',
  state: 'Cómo va',
  steps: { new: 'Recibida', inProgress: 'En revisión', resolved: 'Respondida' },
  // A time in Spanish ends with a stop of its own.
  due: 'A más tardar el {{when}} recibirá respuesta.',
  answers: 'Respuestas',
  keep: 'Diga este número cuando llame. Guarde la dirección de esta página: muestra cómo va su solicitud a quien la tenga.',
  again: 'Mirar de nuevo',
  another: 'Escribir otro mensaje',
  unknown:
    'No hay ninguna solicitud en esta dirección. Tal vez el enlace esté cortado; ábralo otra vez desde su correo.',
  failed: 'No se pudo consultar su solicitud en este momento.',
};
