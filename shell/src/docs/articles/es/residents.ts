import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

export const residents = {
  'bin-tags': {
    title: 'La etiqueta de su puerta',
    summary: 'Para qué sirve el adhesivo QR de su puerta.',
    sections: [
      {
        id: 'what',
        heading: 'Qué es la etiqueta',
        blocks: [
          paragraph`Es un pequeño adhesivo QR. El especialista en recolección lo escanea al atender su unidad.`,
        ],
      },
      {
        id: 'scan',
        heading: 'Residentes: escanee su etiqueta',
        blocks: [
          paragraph`Apúntele con la cámara de su teléfono. No necesita aplicación ni cuenta. Verá:`,
          list(
            'cuándo pasamos, el resultado y la próxima noche de servicio',
            'las últimas 7 noches en su puerta, si su servicio las muestra',
            'los avisos abiertos y cómo responderlos',
            'las reglas de su comunidad',
            words`cómo reportar una ${article('missed-pickup', 'recolección omitida')}`,
            'cómo recibir mensajes de texto',
          ),
          note`Cualquiera puede escanearla, por eso no muestra nombres, teléfonos ni otras unidades.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Propietarios: sus etiquetas',
        blocks: [
          paragraph`En las etiquetas de una comunidad, cree las que necesite, imprímalas y asígnelas una por una o desde una lista. Si una se daña o falta:`,
          steps(
            'Márquela como dañada o perdida.',
            'Reemplácela. La anterior queda en el historial de la unidad.',
            'Ponga la nueva en la puerta.',
          ),
          paragraph`Si la comunidad cambia de nombre, las etiquetas siguen funcionando.`,
          paragraph`Para que los residentes vean las últimas 7 noches en su puerta, active ${page('/settings?tab=account&setting=residentsSeeNights', 'Noches recientes en las páginas de las etiquetas')}. Las ve quien escanee la etiqueta.`,
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
          paragraph`La página de su comunidad y la ${article('bin-tags', 'etiqueta de su puerta')} muestran días y horarios. Saque el contenedor en ese horario y guárdelo antes de la hora indicada.`,
          paragraph`Agregar al calendario guarda las próximas noches en su teléfono, con recordatorio. English cambia la página a inglés.`,
          note`También verá las noches sin servicio, como los días festivos.`,
        ],
      },
      {
        id: 'how',
        heading: 'Cómo',
        blocks: [
          paragraph`Siga las reglas de su comunidad. La mayoría pide:`,
          list(
            'cerrar bien las bolsas y meterlas en el contenedor',
            'no sacar nada que gotee, se rompa o pese demasiado',
            'dejar libres pasillos y puertas',
            'preguntar antes de sacar muebles u objetos grandes',
          ),
        ],
      },
      {
        id: 'violation',
        heading: 'Si recibe un aviso',
        blocks: [
          paragraph`Dice qué se encontró y cuándo, con fotos, y hasta cuándo corregirlo. Una persona lo revisó antes. Si no está de acuerdo, dígalo y la oficina decide.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Propietarios: defina las reglas',
        blocks: [
          paragraph`Defina horarios, reglas y cierres en cada ${article('communities', 'comunidad')}; su página pública se actualiza. Elija qué puede reportar su equipo en los ${article('violations', 'tipos de infracción')}. Con reglas claras hay menos casos ${label('En disputa')}.`,
        ],
      },
    ],
  },

  'missed-pickup': {
    title: 'Una recolección omitida',
    summary: 'Cómo reportarla y cómo averiguar qué pasó.',
    sections: [
      {
        id: 'report',
        heading: 'Residentes: repórtela',
        blocks: [
          steps(
            'Revise la página de su comunidad: el equipo puede ir retrasado.',
            words`Escanee la ${article('bin-tags', 'etiqueta de su puerta')} o abra el formulario en la página de su comunidad.`,
            words`Elija ${label('Reportar recolección omitida')}, la noche y su unidad. Una foto del contenedor ayuda.`,
            'Deje un correo o teléfono para la respuesta.',
          ),
        ],
      },
      {
        id: 'next',
        heading: 'Qué pasa después',
        blocks: [
          paragraph`Recibe un número de solicitud y un enlace para ver la respuesta, también por correo si lo dejó. La empresa tiene un día para responder.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Propietarios: averigüe qué pasó',
        blocks: [
          paragraph`Abra ${label('Comunidades')} y luego ${label('Solicitudes')}. Le avisamos en la aplicación, y por correo si lo ${article('notifications', 'activa')}. Tiene 24 horas; le recordamos unas cuatro horas antes.`,
          steps(
            words`Abra la solicitud. ${label('Veredicto')} dice qué muestran los registros de esa noche: recolectada, sacada después de que pasaron, no recolectada o no concluyente. Se basa en ${article('shift-records', 'registros de servicio')}, entradas y puertas cercanas.`,
            words`Acepte el veredicto o elija otro.`,
            words`Elija ${label('Responder')}. Edite el borrador y envíelo por correo o, si el residente aceptó, por mensaje de texto.`,
            words`Para responder a varios residentes a la vez, elija ${label('Combinar duplicadas')}, o seleccione varias en la lista y elija ${label('Responder')}.`,
          ),
          note`Si el contenedor no estaba afuera en el ${article('set-out-rules', 'horario para sacar la basura')}, no es una recolección omitida. El registro muestra la hora.`,
        ],
      },
    ],
  },

  'property-managers': {
    title: 'Administradores de la propiedad',
    summary: 'Comparta el servicio de la comunidad con un enlace.',
    sections: [
      {
        id: 'make',
        heading: 'Propietarios: cree un enlace',
        blocks: [
          steps(
            words`Abra la ${article('communities', 'comunidad')} y elija ${label('Admin. de la propiedad')}.`,
            words`Elija ${label('Crear enlace')}. Escriba un nombre y el último día. Si agrega un correo, lo enviamos allí.`,
            words`Copie el enlace: se muestra una sola vez. Si se pierde, elija ${label('Renovar')}.`,
          ),
          paragraph`Verá cuándo se usó. ${label('Revocar')} lo desactiva de inmediato.`,
        ],
      },
      {
        id: 'read',
        heading: 'Qué ve un administrador de la propiedad',
        blocks: [
          list(
            'un calendario con el resultado de cada noche; elija una para ver su comprobante',
            'cada noche: estado, horas, puertas atendidas y por qué se omitieron otras',
            words`${article('violations', 'infracciones')} revisadas, con fotos y avisos`,
            'el comprobante de una unidad: escriba su número en la página de una noche o elíjala en la lista',
            words`fotos de las puertas, si ${page('/settings?tab=account&setting=managersSeePhotos', 'su configuración')} las muestra`,
            'registros de servicio, hasta 31 días a la vez',
            'cierres, veredictos con sus pruebas y a quién contactar',
          ),
          paragraph`Las listas se imprimen o se guardan como CSV. Muestran unidades, pero nunca nombres de residentes ni de su equipo.`,
        ],
      },
      {
        id: 'mails',
        heading: 'Comprobantes por correo',
        blocks: [
          paragraph`Si el enlace tiene un correo, el comprobante sale poco después de la última salida, o a la mañana siguiente si nadie vino. El primero de cada mes, un informe resume las noches atendidas y las excepciones. Los cierres no cuentan como perdidos. Cada correo tiene un enlace para dejar de recibirlos.`,
        ],
      },
      {
        id: 'closures',
        heading: 'Solicitudes de cierre',
        blocks: [
          paragraph`Un administrador de la propiedad puede pedir noches sin servicio, por ejemplo por obras. En ${label('Admin. de la propiedad')} de la comunidad, elija ${label('Agregar a los cierres')}.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
