import type { Articles } from '../../article.ts';
import { article, label, list, note, paragraph, steps, words } from '../../writing.ts';

export const residents = {
  'bin-tags': {
    title: 'La etiqueta de su puerta',
    summary: 'Para qué sirve el adhesivo QR de su puerta y qué ve al escanearlo.',
    sections: [
      {
        id: 'what',
        heading: 'Qué es la etiqueta',
        blocks: [
          paragraph`Es un pequeño adhesivo QR en su puerta. El especialista de recolección lo escanea después de atender su unidad, y así queda registrada la hora.`,
        ],
      },
      {
        id: 'scan',
        heading: 'Residentes: escanee su etiqueta',
        blocks: [
          paragraph`Apunte la cámara de su teléfono a la etiqueta. No necesita una aplicación ni una cuenta. Verá:`,
          list(
            'cuándo se atendió su unidad, el resultado y la próxima noche de servicio',
            'los avisos abiertos, donde puede decir que ya lo corrigió (con una foto), pedir más tiempo o decir que no está de acuerdo',
            'las reglas de su comunidad',
            words`cómo reportar una ${article('missed-pickup', 'recolección omitida')}`,
            'cómo recibir mensajes de texto',
          ),
          note`Cualquiera puede escanear una etiqueta, por eso la página no muestra nombres, teléfonos ni otras unidades.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Propietarios: administre las etiquetas',
        blocks: [
          paragraph`Cada comunidad tiene una página de etiquetas. Cree las que necesite, imprímalas en hojas de etiquetas y asígnelas a las unidades una por una o desde una lista. Si una etiqueta se daña o falta:`,
          steps(
            'Márquela como dañada o perdida.',
            'Reemplácela. La anterior queda en el historial de la unidad.',
            'Ponga la nueva en la puerta.',
          ),
          paragraph`Si cambia el nombre de una comunidad, no tiene que reimprimir. Las etiquetas existentes abren la página correcta.`,
        ],
      },
    ],
  },

  'set-out-rules': {
    title: 'Sacar la basura',
    summary: 'Cuándo y cómo sacarla para que la recolecten.',
    sections: [
      {
        id: 'when',
        heading: 'Cuándo',
        blocks: [
          paragraph`Vea sus días de servicio y el horario en la página pública de su comunidad, o escanee la ${article('bin-tags', 'etiqueta de su puerta')}. Saque el contenedor en ese horario y guárdelo a la hora indicada.`,
          paragraph`En la página pública, Agregar al calendario guarda las próximas noches en su teléfono con un recordatorio. English muestra la página en inglés. También puede imprimirla o agregarla a su pantalla de inicio.`,
          note`La página de su comunidad muestra las noches sin servicio, como los días festivos.`,
        ],
      },
      {
        id: 'how',
        heading: 'Cómo',
        blocks: [
          paragraph`Siga las reglas de la página de su comunidad. La mayoría pide:`,
          list(
            'cerrar bien las bolsas y ponerlas en el contenedor',
            'no sacar nada que gotee, se rompa o pese demasiado para una persona',
            'dejar libres los pasillos y las puertas',
            'preguntar antes de sacar muebles u otros objetos grandes',
          ),
        ],
      },
      {
        id: 'violation',
        heading: 'Si recibe un aviso',
        blocks: [
          paragraph`El aviso dice qué se encontró y cuándo, con fotos, y la fecha límite para corregirlo. Una persona lo revisó antes de enviarlo. Si no está de acuerdo, dígalo. Su respuesta se guarda con el caso y alguien decide.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Propietarios: defina las reglas',
        blocks: [
          paragraph`Defina horarios, reglas y cierres en cada ${article('communities', 'comunidad')}. Los cambios aparecen en su página pública y en las páginas de las etiquetas. Elija lo que su equipo puede reportar en los ${article('violations', 'tipos de infracción')}. Con reglas claras hay menos casos ${label('En disputa')}.`,
        ],
      },
    ],
  },

  'missed-pickup': {
    title: 'Una recolección omitida',
    summary: 'Cómo la reportan los residentes y cómo los propietarios averiguan qué pasó.',
    sections: [
      {
        id: 'report',
        heading: 'Residentes: repórtela',
        blocks: [
          steps(
            'Vea en la página de su comunidad si anoche hubo servicio y si ya terminó. Puede que esté retrasado.',
            words`Escanee la ${article('bin-tags', 'etiqueta de su puerta')} o abra el formulario de contacto en la página de su comunidad.`,
            words`Elija ${label('Reportar recolección omitida')}, luego la noche, y escriba su unidad. La página de la etiqueta ya la conoce. Ayuda una nota breve o una foto de dónde estaba el contenedor.`,
            'Escriba un correo o teléfono para recibir la respuesta.',
          ),
        ],
      },
      {
        id: 'next',
        heading: 'Qué pasa después',
        blocks: [
          paragraph`Recibe un número de solicitud y una página con el estado y la respuesta. Si dejó un correo, le enviamos el enlace. Solo quien tiene el enlace puede abrir la página; use el número cuando llame. La empresa recibe el aviso de inmediato y tiene un día para responder.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Propietarios: averigüe qué pasó',
        blocks: [
          paragraph`Abra ${label('Comunidades')} y luego ${label('Solicitudes')}. Recibe un aviso en la aplicación, y por correo si lo ${article('notifications', 'activa')}. Debe responder en 24 horas. Recibe un recordatorio unas cuatro horas antes y las solicitudes vencidas se resaltan.`,
          steps(
            words`Abra la solicitud. ${label('Veredicto')} muestra lo que dicen los registros de esa noche: atendida, sacada después de pasar, no recolectada o desconocido. La evidencia sale de los ${article('shift-records', 'registros de servicio')}, las entradas y las puertas cercanas.`,
            words`Acepte el veredicto o elija otro. La evidencia se guarda con su decisión.`,
            words`Elija ${label('Responder')}. Hay un borrador en el idioma del residente. Edítelo, revíselo y envíelo por correo o, si aceptó, por mensaje de texto.`,
            words`Si varios residentes escribieron lo mismo, ${label('Combinar duplicadas')} les responde a todos. O seleccione solicitudes en la lista y elija ${label('Responder')}. Cada residente la recibe en su idioma.`,
          ),
          note`Un contenedor que no estaba afuera en el ${article('set-out-rules', 'horario para sacar la basura')} no es una recolección omitida. El registro muestra la hora.`,
        ],
      },
    ],
  },

  'property-managers': {
    title: 'Administradores de la propiedad',
    summary: 'Comparta un enlace con el servicio de la comunidad y envíe comprobantes por correo.',
    sections: [
      {
        id: 'make',
        heading: 'Propietarios: cree un enlace',
        blocks: [
          steps(
            words`Abra la ${article('communities', 'comunidad')} y elija ${label('Administradores')}.`,
            words`Elija ${label('Crear enlace')}. Escriba un nombre y el último día. Si agrega un correo, enviamos allí el enlace.`,
            words`Copie el enlace. Se muestra una sola vez. Si se pierde, elija ${label('Renovar')} para tener otro.`,
          ),
          paragraph`Puede ver cuándo se usó cada enlace. ${label('Revocar')} lo termina de inmediato, incluso en páginas abiertas. Cada paso queda en la actividad de la comunidad.`,
        ],
      },
      {
        id: 'read',
        heading: 'Qué ve un administrador',
        blocks: [
          list(
            'esta noche y las recientes: estado, horas, puertas atendidas y por qué se omitieron otras',
            words`${article('violations', 'infracciones')} revisadas, con fotos y avisos`,
            'registros de servicio por unidad y fecha, hasta 31 días a la vez',
            'cierres, veredictos de recolecciones omitidas con su evidencia y a quién contactar',
          ),
          paragraph`Cada lista se puede imprimir o guardar como CSV. Nombra unidades, pero nunca residentes ni a su equipo. El enlace abre solo esa comunidad.`,
        ],
      },
      {
        id: 'mails',
        heading: 'Comprobantes por correo',
        blocks: [
          paragraph`Si el enlace tiene un correo, enviamos el comprobante poco después de la última salida, o a la mañana siguiente si nadie vino. El primero de cada mes, un informe muestra las noches atendidas y cada excepción. Los cierres no cuentan como perdidos y se señalan las noches sin registros. Cada correo tiene un enlace para cancelar la suscripción.`,
        ],
      },
      {
        id: 'closures',
        heading: 'Solicitudes de cierre',
        blocks: [
          paragraph`Un administrador puede pedir noches sin servicio, por ejemplo por obras. Usted recibe un aviso. Busque la solicitud entre los administradores de la comunidad y elija ${label('Agregar a los cierres')}.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
