import { lateAfterMin, missedAfterMin, openTooLongHours } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

export const service = {
  tracking: {
    title: 'Seguir el servicio de esta noche',
    summary: 'Si la noche va bien, de un vistazo: a quién se espera, quién trabaja, quién tarda o falta.',
    sections: [
      {
        id: 'tonight',
        heading: 'Los turnos de esta noche',
        blocks: [
          paragraph`${page('/tracking', 'Seguimiento')} tiene una línea para cada turno de la noche, con la comunidad, la persona, cómo va, cuántas puertas lleva y cuándo hará la última a ese ritmo. Es en vivo: un fichaje o una puerta aparece cuando ocurre, sin recargar. ${label('Agentes')} muestra la misma noche por persona.`,
          list(
            words`${label('Programado')}: el turno no ha empezado.`,
            words`${label('Con retraso')}: nadie ha fichado ${lateAfterMin} minutos después del inicio.`,
            words`${label('En curso')}: alguien está trabajando.`,
            words`${label('Demasiado tiempo')}: más de ${openTooLongHours} horas sin fichar la salida; probablemente se olvidó.`,
            words`${label('Terminado')}: ya fichó la salida.`,
            words`${label('Perdido')}: nadie ha fichado en las ${missedAfterMin / 60} horas siguientes al inicio.`,
            words`${label('Sin asignar')}: no se espera a nadie.`,
          ),
        ],
      },
      {
        id: 'nobody',
        heading: 'Un turno sin nadie',
        blocks: [
          paragraph`Donde no hay nadie asignado, el turno aparece de todos modos y lo dice. Asigne a alguien en el ${article('schedule', 'Horario')}, solo para esta noche o para todas las semanas.`,
        ],
      },
      {
        id: 'time-zones',
        heading: 'Después de medianoche y en otras zonas horarias',
        blocks: [
          paragraph`Una noche conserva la fecha en que empezó, así que lo que ocurre después de medianoche sigue en la misma lista. Las comunidades de otras zonas horarias tienen su propia noche: en el mismo momento puede ser temprano en una propiedad y tarde en otra.`,
        ],
      },
      {
        id: 'told',
        heading: 'Recibir avisos',
        blocks: [
          paragraph`No hace falta que esté mirando. Los turnos perdidos y, si quiere, cada entrada y salida le llegan como ${article('notifications', 'notificaciones')}. Las flechas sobre la lista llevan a las noches anteriores, y cada fila a su ${article('shift-records', 'informe de turno')}.`,
        ],
      },
    ],
  },

  'shift-records': {
    title: 'Informes de turno, fichajes y puntos de control',
    summary: 'Lo que su equipo registra durante un turno y cómo lo revisa usted por la mañana.',
    sections: [
      {
        id: 'shift-reports',
        heading: 'Informes de turno',
        blocks: [
          paragraph`Un informe resume un turno: cuándo empezó y cuánto duró, cuántas unidades se atendieron y cuántas se saltaron, las infracciones, los puntos de control, el estado del compactador y las notas.`,
          paragraph`Un informe enviado espera su revisión. Elija ${label('Aprobar')}, o ${label('Devolver')} con una nota que diga qué falta. Puede imprimirlo y exportar la lista.`,
        ],
      },
      {
        id: 'clock-ins',
        heading: 'Fichajes',
        blocks: [
          paragraph`La franja de arriba muestra quién está en turno ahora. Un fichaje abierto desde hace más de ${openTooLongHours} horas se señala: es probable que alguien olvidara fichar la salida. Una hora después del turno se cierra automáticamente y espera a que usted lo revise.`,
          paragraph`Apruebe lo que es correcto: uno a uno, varios a la vez o una noche entera. ${label('Períodos de pago')} suma lo que aprobó. Cuando un período ha terminado y todo está aprobado, ciérrelo: nada de él cambia hasta que lo reabra con un motivo. ${label('CSV de nómina')} es exactamente lo aprobado.`,
          note`Corregir una hora requiere un motivo. La original queda en el registro, con quién la cambió y cuándo.`,
        ],
      },
      {
        id: 'checkpoints',
        heading: 'Puntos de control',
        blocks: [
          paragraph`Un punto de control es un lugar de la ruta que el especialista escanea una vez por turno, por código QR, NFC o posición. Cada noche muestra cuántos de los esperados se escanearon. Un punto cuenta como omitido si se esperaba y no hubo escaneo.`,
          paragraph`${label('Puntos de control')} muestra la ronda de una comunidad en una noche: qué se escaneó a tiempo, tarde, fuera de alcance o de nuevo, y qué se omitió, con la hora del dispositivo junto a la del servidor, la distancia y la precisión. Un escaneo que un teléfono sin señal envió después lo dice.`,
        ],
      },
      {
        id: 'service-logs',
        heading: 'Registros de servicio',
        blocks: [
          paragraph`Un registro de servicio dice, para una unidad y una noche, si se recolectó, si no había nada afuera, o si no se recolectó y por qué. Las entradas nunca se modifican: una corrección es una entrada nueva junto a la anterior, con su motivo. Es lo que necesita cuando un residente reporta una ${article('missed-pickup', 'recolección omitida')}.`,
          paragraph`${label('Unidades')} muestra una noche puerta por puerta, y el calendario de abajo lleva a otras noches. ${label('Registros de servicio')}, al lado, muestra las entradas de las noches que elija, de una unidad o de una persona, y las exporta.`,
        ],
      },
    ],
  },

  violations: {
    title: 'Infracciones',
    summary: 'De la foto del especialista al aviso: en cada paso decide una persona.',
    sections: [
      {
        id: 'report',
        heading: 'Cómo se reporta una',
        blocks: [
          paragraph`Un especialista que encuentra, por ejemplo, un bote demasiado lleno lo reporta en la puerta: la unidad, el tipo, al menos una foto y si recolectó de todos modos. Usted se entera por una ${article('notifications', 'notificación')}, salvo que la haya apagado.`,
          paragraph`Qué tipos hay lo decide usted. ${page('/settings', 'Configuración')} tiene la lista, con lo que requiere cada uno y las palabras que reciben los residentes.`,
        ],
      },
      {
        id: 'review',
        heading: 'Revisión',
        blocks: [
          steps(
            'Abra Infracciones. Los reportes nuevos esperan revisión.',
            'Mire las fotos y la descripción.',
            'Apruebe el reporte, o rechácelo con un motivo.',
          ),
          note`Ningún aviso sale antes de que una persona apruebe el reporte, y ninguna multa se fija sola.`,
        ],
      },
      {
        id: 'notices',
        heading: 'Avisos',
        blocks: [
          paragraph`Tras la aprobación se puede avisar al residente por SMS, por correo electrónico o en papel. Cada aviso guarda su nivel, cómo se envió y cuándo. Un aviso impreso lleva las fotos.`,
        ],
      },
      {
        id: 'status',
        heading: 'Qué significa el estado',
        blocks: [
          list(
            words`${label('Abierta')}: reportada, y aún no se avisó a nadie.`,
            words`${label('Notificada')}: el residente tiene un aviso.`,
            words`${label('Escalada')}: fue más lejos, por ejemplo a la administración de la propiedad.`,
            words`${label('Disputada')}: el residente no está de acuerdo. Se guardan sus palabras y la decisión de usted.`,
            words`${label('Resuelta')} y ${label('Desestimada')}: el caso está cerrado.`,
          ),
        ],
      },
    ],
  },

  settings: {
    title: 'Configuración',
    summary: 'Cómo funciona Valet Hub para su empresa: operaciones, SMS, puntos de control y facturación.',
    sections: [
      {
        id: 'operations',
        heading: 'Operaciones',
        blocks: [
          paragraph`Operaciones reúne las funciones de su servicio:`,
          list(
            words`${label('Fotos del compactador')}: fotos del compactador en el informe del turno.`,
            words`${label('Escaneo de códigos QR')}: escanear los códigos de puertas y puntos de control.`,
            words`${label('Reclamo de propiedades')}: que su equipo reclame propiedades.`,
            words`${label('Tipos de infracción')}: lo que su equipo puede reportar. Vea ${article('violations', 'Infracciones')}.`,
          ),
        ],
      },
      {
        id: 'sms',
        heading: 'SMS',
        blocks: [
          paragraph`Aquí elige qué notificaciones por SMS reciben los residentes. Los teléfonos se pueden agregar uno a uno o todos a la vez desde una lista. Quien no ha aceptado recibir mensajes no recibe nada.`,
          paragraph`Los residentes también pueden pedirlos en sus páginas públicas, con un celular de su país. Elija el país en ${page('/settings', 'Configuración')}; los teléfonos que escribe o importa sin código de país también se leen como números de ese país.`,
        ],
      },
      {
        id: 'checkpoints',
        heading: 'Puntos de control',
        blocks: [
          paragraph`Puntos de control tiene el aspecto de sus códigos QR. La vista previa muestra el código tal como se imprimirá, y puede aplicar un aspecto nuevo a los códigos que ya existen. Los que cuelgan en una pared siguen funcionando: cambia el aspecto, no adónde llevan.`,
        ],
      },
      {
        id: 'notifications',
        heading: 'Notificaciones',
        blocks: [
          paragraph`Seis interruptores deciden de qué se entera usted. Cada uno se guarda en cuanto lo cambia. En ${article('notifications', 'Notificaciones')} está para qué sirve cada uno.`,
        ],
      },
      {
        id: 'billing-and-support',
        heading: 'Facturación y soporte',
        blocks: [
          paragraph`La ${page('/settings?tab=billing', 'pestaña de facturación')} muestra su plan y cuánto usa de él. Para soporte, abra ${page('/help', 'Obtener ayuda')}: busque en estos artículos, inicie un recorrido de nuevo o escríbanos. La respuesta llega por correo y aparece junto a su solicitud.`,
        ],
      },
      {
        id: 'your-data',
        heading: 'Sus datos',
        blocks: [
          paragraph`En ${page('/settings?tab=account&setting=export', 'Cuenta')}, el dueño exporta todo en un archivo y puede hacer que se elimine la empresa. Sucede 14 días después; hasta entonces puede conservarla.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
