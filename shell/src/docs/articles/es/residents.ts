import type { Articles } from '../../article.ts';
import { article, label, list, note, paragraph, steps, words } from '../../writing.ts';

export const residents = {
  'bin-tags': {
    title: 'La etiqueta de su puerta',
    summary: 'Para qué sirve el adhesivo QR de cada puerta y qué ven los residentes al escanearlo.',
    sections: [
      {
        id: 'what',
        heading: 'Qué es',
        blocks: [
          paragraph`La etiqueta es un pequeño adhesivo QR en la puerta de una unidad. El Collection Specialist lo escanea cuando la unidad ha sido atendida, y así queda registrado cuándo fue.`,
        ],
      },
      {
        id: 'scan',
        heading: 'Si vive allí: escanéela',
        blocks: [
          paragraph`Apunte la cámara de su teléfono a la etiqueta. No necesita ninguna aplicación ni cuenta. La página muestra:`,
          list(
            'cuándo se atendió su unidad por última vez y cómo fue, y cuándo es el próximo servicio',
            'los avisos abiertos, cada uno con una forma de responder: ya está corregido (con una foto), necesita más tiempo o no es así',
            'las reglas de su comunidad',
            words`una manera de reportar una ${article('missed-pickup', 'recolección omitida')}`,
            'una manera de aceptar mensajes por SMS',
          ),
          note`Cualquiera puede escanear una etiqueta, por eso la página no muestra ningún nombre, ningún teléfono ni ninguna otra unidad.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Para propietarios: la vida de una etiqueta',
        blocks: [
          paragraph`Cada comunidad tiene una página para sus etiquetas. Genere las que necesite, imprímalas en hojas de etiquetas y asígnelas a las unidades una tras otra o desde una lista.`,
          steps(
            'Una etiqueta está dañada o falta: márquela como dañada o perdida.',
            'Reemplácela. La unidad tiene una etiqueta nueva, y la antigua queda en su historial.',
            'Pegue la nueva en la puerta.',
          ),
          paragraph`Puede cambiar el nombre de una comunidad sin imprimir de nuevo: las etiquetas que ya están en las puertas siguen llevando a la página correcta.`,
        ],
      },
    ],
  },

  'set-out-rules': {
    title: 'Sacar la basura',
    summary: 'Cuándo y cómo dejarla afuera para que se recolecte.',
    sections: [
      {
        id: 'when',
        heading: 'Cuándo',
        blocks: [
          paragraph`Cada comunidad tiene sus días de servicio y las horas en que los botes pueden estar en la puerta. Ambos están en la página pública de su comunidad y detrás de la ${article('bin-tags', 'etiqueta de su puerta')}. Saque el bote dentro de esas horas y métalo de nuevo a la hora que allí se indica.`,
          paragraph`En la página pública, Agregar al calendario guarda las próximas noches en el calendario de su teléfono con un recordatorio, y English muestra la página en inglés. También puede imprimirla o ponerla en su pantalla de inicio.`,
          note`En algunas fechas no hay servicio, como los días festivos. La página de su comunidad las enumera.`,
        ],
      },
      {
        id: 'how',
        heading: 'Cómo',
        blocks: [
          paragraph`La página de su comunidad tiene las reglas que valen donde vive. La mayoría tiene en común:`,
          list(
            'Cierre bien las bolsas y póngalas en el bote.',
            'No saque nada que gotee, se rompa o pese más de lo que carga una persona.',
            'Deje libres los pasillos y las puertas.',
            'Pregunte antes de sacar muebles u otros objetos grandes.',
          ),
        ],
      },
      {
        id: 'violation',
        heading: 'Si recibe un aviso',
        blocks: [
          paragraph`Un aviso dice qué se encontró, cuándo, y hasta cuándo corregirlo. Lleva fotos. Una persona lo miró antes de enviarlo. Si no está de acuerdo, dígalo: su respuesta queda con el caso, y alguien decide.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Para propietarios: de dónde vienen las reglas',
        blocks: [
          paragraph`Las horas, las reglas y las noches sin servicio son parte de cada ${article('communities', 'comunidad')}. Lo que cambie allí aparece en su página pública y detrás de sus etiquetas. Lo que su equipo puede reportar está entre los ${article('violations', 'tipos de infracción')}. Con reglas claras hay menos casos de estado ${label('Disputada')}.`,
        ],
      },
    ],
  },

  'missed-pickup': {
    title: 'Una recolección omitida',
    summary: 'Cómo la reportan los residentes y cómo averiguan los propietarios qué pasó.',
    sections: [
      {
        id: 'report',
        heading: 'Si vive allí: repórtela',
        blocks: [
          steps(
            'Mire en la página de su comunidad si hubo servicio anoche y si ya terminó. Una ronda demorada puede estar todavía en camino.',
            words`Escanee la ${article('bin-tags', 'etiqueta de su puerta')}, o abra el formulario de contacto en la página de su comunidad.`,
            words`Pulse ${label('Avisar que no recogieron')}, elija la noche y escriba su unidad; la página de su etiqueta ya la conoce. Ayuda una frase o una foto de dónde estaba el contenedor.`,
            'Deje un correo electrónico o un teléfono: ahí llega la respuesta.',
          ),
        ],
      },
      {
        id: 'next',
        heading: 'Qué ocurre después',
        blocks: [
          paragraph`Recibe enseguida un número y una página que muestra cómo va su solicitud y qué se respondió; con un correo electrónico, su enlace llega por correo. Solo la abre quien tiene el enlace: el número es para cuando llame. La empresa se entera enseguida y tiene un día para ocuparse de su mensaje.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Para propietarios: averigüe qué pasó',
        blocks: [
          paragraph`Un reporte aparece en ${label('Comunidades')}, ${label('Solicitudes')}. Usted se entera en la aplicación, y por correo electrónico si lo ha ${article('notifications', 'encendido')}. Se responde en 24 horas: la aplicación se lo recuerda unas cuatro horas antes, y lo vencido resalta.`,
          steps(
            words`Abra la solicitud. ${label('Veredicto')} dice lo que muestran los registros de esa noche: recolectada y cuándo, sacada después de que pasaron, no recolectada, o que no se puede saber, con los indicios del ${article('shift-records', 'registro de servicio')}, los fichajes y las puertas vecinas.`,
            words`Acéptelo o elija otro veredicto. Los indicios se guardan con su decisión.`,
            words`Pulse ${label('Responder')}: las palabras están listas en el idioma del residente. Cámbielas, vea lo que recibe y envíelo por correo o, con su consentimiento, por mensaje de texto.`,
            words`¿Varios residentes escribieron lo mismo? ${label('Combinar duplicadas')} les responde a todos. O seleccione solicitudes en la lista y pulse ${label('Responder')}: cada uno recibe la misma respuesta en su idioma.`,
          ),
          note`Un bote que no estaba afuera en las horas de las ${article('set-out-rules', 'reglas')} no es una recolección omitida. El registro lo dice, con la hora.`,
        ],
      },
    ],
  },

  'property-managers': {
    title: 'Administradores de la propiedad',
    summary:
      'Cómo el administrador de una propiedad lee el servicio de su comunidad con un enlace y recibe comprobantes por correo.',
    sections: [
      {
        id: 'make',
        heading: 'Para propietarios: cree un enlace',
        blocks: [
          steps(
            words`Abra la ${article('communities', 'comunidad')} y elija ${label('Administradores')}.`,
            words`Pulse ${label('Crear enlace')}. Indique quién lo recibe y el último día; con un correo, el enlace se envía allí.`,
            words`Copie el enlace. Se muestra una sola vez. Si se pierde, ${label('Renovar')} crea otro.`,
          ),
          paragraph`La lista muestra cuándo se usó cada enlace por última vez. ${label('Revocar')} lo termina enseguida, también en páginas abiertas. Cada paso queda en la actividad de la comunidad.`,
        ],
      },
      {
        id: 'read',
        heading: 'Qué ve un administrador',
        blocks: [
          list(
            'Esta noche y las últimas noches: cómo está cada una, de qué hora a qué hora, cuántas puertas se atendieron y por qué algunas no.',
            words`${article('violations', 'Infracciones')} que una persona revisó, con fotos y avisos.`,
            'Registros de servicio por unidad y días, 31 días a la vez como máximo.',
            'Cierres previstos, lo decidido sobre recolecciones omitidas con sus pruebas y a quién preguntar.',
          ),
          paragraph`Cada lista se imprime y se ofrece como archivo CSV. Nombra unidades, nunca residentes ni a su equipo. No se llega a otra comunidad.`,
        ],
      },
      {
        id: 'mails',
        heading: 'Comprobantes por correo',
        blocks: [
          paragraph`Si el enlace tiene un correo, el comprobante de una noche sale poco después de la última salida, y por la mañana cuando nadie vino. El primero de cada mes, un informe dice cuántas noches se atendieron, con cada excepción. Un cierre no es una noche perdida, y una noche sin registro se dice así. Cada correo se puede terminar con el enlace al final.`,
        ],
      },
      {
        id: 'closures',
        heading: 'Cierres que se piden',
        blocks: [
          paragraph`Un administrador pide noches sin servicio, por ejemplo por obras. Usted se entera y encuentra la solicitud entre los administradores de la comunidad: basta con ${label('Agregar a los cierres')}.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
