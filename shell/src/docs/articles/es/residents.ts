import type { Articles } from '../../article.ts';
import { article, label, list, note, paragraph, steps, words } from '../../writing.ts';

export const residents = {
  'bin-tags': {
    title: 'La etiqueta de su puerta',
    summary: 'Para qué sirve el adhesivo QR de su puerta.',
    sections: [
      {
        id: 'what',
        heading: 'Qué es la etiqueta',
        blocks: [
          paragraph`Es un pequeño adhesivo QR en su puerta. El especialista en recolección lo escanea después de atender su unidad.`,
        ],
      },
      {
        id: 'scan',
        heading: 'Residentes: escanee su etiqueta',
        blocks: [
          paragraph`Apúntele la cámara de su teléfono. No necesita aplicación ni cuenta. Verá:`,
          list(
            'cuándo se atendió su unidad, el resultado y la próxima noche de servicio',
            'los avisos abiertos y cómo responderlos',
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
          paragraph`En la página de etiquetas de una comunidad, cree las que necesite e imprímalas en hojas de etiquetas. Asígnelas a las unidades una por una o desde una lista. Si una etiqueta se daña o falta:`,
          steps(
            'Márquela como dañada o perdida.',
            'Reemplácela. La anterior queda en el historial de la unidad.',
            'Ponga la nueva en la puerta.',
          ),
          paragraph`Si cambia el nombre de una comunidad, las etiquetas existentes siguen funcionando.`,
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
          paragraph`La página pública de su comunidad y la ${article('bin-tags', 'etiqueta de su puerta')} muestran los días de servicio y el horario. Saque el contenedor en ese horario y guárdelo a la hora indicada.`,
          paragraph`Agregar al calendario guarda las próximas noches en su teléfono con un recordatorio. English muestra la página en inglés.`,
          note`La página también muestra las noches sin servicio, como los días festivos.`,
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
          paragraph`El aviso dice qué se encontró y cuándo, con fotos, y la fecha límite para corregirlo. Una persona lo revisó antes de enviarlo. Si no está de acuerdo, dígalo y alguien decide.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Propietarios: defina las reglas',
        blocks: [
          paragraph`Defina horarios, reglas y cierres en cada ${article('communities', 'comunidad')}; sus páginas públicas se actualizan. Elija lo que su equipo puede reportar en los ${article('violations', 'tipos de infracción')}. Con reglas claras hay menos casos ${label('En disputa')}.`,
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
            'Revise la página de su comunidad: el servicio puede estar retrasado.',
            words`Escanee la ${article('bin-tags', 'etiqueta de su puerta')} o abra el formulario de contacto en la página de su comunidad.`,
            words`Elija ${label('Reportar recolección omitida')}, la noche y su unidad. Ayuda una foto de dónde estaba el contenedor.`,
            'Escriba un correo o teléfono para recibir la respuesta.',
          ),
        ],
      },
      {
        id: 'next',
        heading: 'Qué pasa después',
        blocks: [
          paragraph`Recibe un número de solicitud y un enlace al estado y la respuesta, también por correo si lo dejó. La empresa recibe el aviso de inmediato y tiene un día para responder.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Propietarios: averigüe qué pasó',
        blocks: [
          paragraph`Abra ${label('Comunidades')} y luego ${label('Solicitudes')}. Recibe un aviso en la aplicación, y por correo si lo ${article('notifications', 'activa')}. Debe responder en 24 horas, con un recordatorio unas cuatro horas antes.`,
          steps(
            words`Abra la solicitud. ${label('Veredicto')} muestra lo que dicen los registros de esa noche: atendida, sacada después de que pasaron, omitida o desconocido. Son los ${article('shift-records', 'registros de servicio')}, las entradas y las puertas cercanas.`,
            words`Acepte el veredicto o elija otro.`,
            words`Elija ${label('Responder')}. Edite el borrador, en el idioma del residente, y envíelo por correo o, si aceptó, por mensaje de texto.`,
            words`${label('Combinar duplicadas')} responde a varios residentes a la vez. O seleccione solicitudes en la lista y elija ${label('Responder')}.`,
          ),
          note`Un contenedor que no estaba afuera en el ${article('set-out-rules', 'horario para sacar la basura')} no es una recolección omitida. El registro muestra la hora.`,
        ],
      },
    ],
  },

  'property-managers': {
    title: 'Administradores de la propiedad',
    summary: 'Comparta un enlace con el servicio de la comunidad.',
    sections: [
      {
        id: 'make',
        heading: 'Propietarios: cree un enlace',
        blocks: [
          steps(
            words`Abra la ${article('communities', 'comunidad')} y elija ${label('Administradores')}.`,
            words`Elija ${label('Crear enlace')}. Escriba un nombre y el último día. Con un correo, lo enviamos allí.`,
            words`Copie el enlace. Se muestra una sola vez. Si se pierde, elija ${label('Renovar')}.`,
          ),
          paragraph`Puede ver cuándo se usó cada enlace. ${label('Revocar')} lo termina de inmediato.`,
        ],
      },
      {
        id: 'read',
        heading: 'Qué ve un administrador',
        blocks: [
          list(
            'cada noche: estado, horas, puertas atendidas y motivos de las omitidas',
            words`${article('violations', 'infracciones')} revisadas, con fotos y avisos`,
            'registros de servicio por unidad y fecha, hasta 31 días a la vez',
            'cierres, veredictos de recolecciones omitidas con su evidencia y a quién contactar',
          ),
          paragraph`Las listas se pueden imprimir o guardar como CSV. Nombran unidades, pero nunca residentes ni a su equipo.`,
        ],
      },
      {
        id: 'mails',
        heading: 'Comprobantes por correo',
        blocks: [
          paragraph`Si el enlace tiene un correo, enviamos el comprobante poco después de la última salida, o a la mañana siguiente si nadie vino. El primero de cada mes, un informe muestra las noches atendidas y cada excepción. Los cierres no cuentan como perdidos. Cada correo tiene un enlace para cancelar la suscripción.`,
        ],
      },
      {
        id: 'closures',
        heading: 'Solicitudes de cierre',
        blocks: [
          paragraph`Un administrador puede pedir noches sin servicio, por ejemplo por obras. Busque la solicitud entre los administradores de la comunidad y elija ${label('Agregar a los cierres')}.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
