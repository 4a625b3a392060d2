import type { en } from './en.ts';

export const es: typeof en = {
  title: 'Obtener ayuda',
  summary: 'Encuentre una respuesta o pregúntenos.',
  articles: {
    title: 'Encuentre una respuesta',
    all: 'Todos los artículos',
  },
  tours: {
    title: 'Iniciar un recorrido de nuevo',
    text: 'Un recorrido le guía por la pantalla. Empieza por el primer paso.',
  },
  support: {
    title: 'Contactar con soporte',
    text: 'Díganos qué quiere hacer y qué ocurre en su lugar.',
    topic: 'Tema',
    chooseTopic: 'Elija un tema',
    topics: {
      howTo: '¿Cómo puedo…?',
      problem: 'Algo no funciona',
      billing: 'Plan y facturación',
      account: 'Inicio de sesión y cuentas',
      idea: 'Una idea',
      other: 'Otra cosa',
    },
    message: 'Mensaje',
    messagePlaceholder: '¿Qué quiere hacer y qué ocurre en su lugar?',
    counter: '{{length, number}} de {{max, number}}',
    attach: 'Adjuntar diagnóstico',
    attachHelp:
      'Versiones, navegador, pantalla, zona horaria y los últimos errores de esta página. De usted lleva los identificadores de su acceso y de su cuenta, y nada más.',
    preview: 'Ver exactamente lo que se envía',
    previewLabel: 'Diagnóstico que se envía',
    problems: {
      topic: { missing: 'Elija de qué se trata.' },
      message: {
        missing: 'Escriba con qué necesita ayuda.',
        tooShort: 'Cuéntenos un poco más: al menos {{min, number}} caracteres.',
        tooLong: 'Acórtelo a {{max, number}} caracteres o menos.',
      },
    },
    send: 'Enviar solicitud',
    waiting:
      'Aún no se ha enviado: no hay conexión. Se enviará sola cuando vuelva la conexión, mientras esta pestaña siga abierta. Si recarga la pestaña, su texto sigue aquí y tendrá que enviarlo de nuevo.',
    failed: 'Su solicitud no se envió. Lo que escribió sigue aquí. Revise su conexión y envíela de nuevo.',
    sent: 'Tenemos su solicitud',
    sentAs: 'Tenemos su solicitud {{number}}',
    sentText:
      'Está guardada con su cuenta y aparece entre sus solicitudes con su estado. La respuesta llega por correo electrónico a {{email}} y también aparece allí.',
    another: 'Escribir otra solicitud',
  },
  modules: {
    title: 'Módulos',
    text: 'De qué está hecha esta página. Soporte puede pedírselo.',
    columns: {
      module: 'Módulo',
      version: 'Versión',
      reason: 'Por qué esta versión',
      state: 'Estado',
      loadTime: 'Tiempo de carga',
    },
    reasons: {
      stable: 'Estable',
      canary: 'Canary {{percent}} %',
      pinned: 'Fijada para esta cuenta',
      fallback: 'Versión de reserva',
      override: 'Sustitución',
    },
    states: {
      idle: 'Sin cargar',
      loading: 'Cargando',
      loaded: 'Cargado',
      failed: 'Con error',
    },
    millis: '{{millis, number}} ms',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'Su navegador no permite copiar. Adjunte el diagnóstico a una solicitud.',
  },
  requests: {
    title: 'Sus solicitudes',
    text: 'Lo que ha preguntado, empezando por lo más reciente.',
    empty: 'Todavía no ha preguntado nada.',
    more_one: 'Se muestra la más reciente.',
    more_other: 'Se muestran las {{count, number}} más recientes.',
    attached: 'Con diagnóstico',
    onItsWay: 'Aún no enviada',
    number: 'Solicitud {{number}}',
    answer: 'Respuesta',
    status: {
      new: 'Nueva',
      inProgress: 'En curso',
      resolved: 'Resuelta',
    },
  },
};
