import { lateAfterMin, missedAfterMin, openTooLongHours } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

export const service = {
  tracking: {
    title: 'Seguir el servicio de esta noche',
    summary: 'Vea a quién se espera, quién está en turno, quién va tarde y quién falta.',
    sections: [
      {
        id: 'tonight',
        heading: 'Los turnos de esta noche',
        blocks: [
          paragraph`${page('/tracking', 'Seguimiento')} muestra cada turno con su comunidad, especialista, estado, puertas listas y hora de fin estimada. Se actualiza al momento. También puede agrupar la noche por especialista. Un turno puede estar:`,
          list(
            words`${label('Programado')}: no ha empezado.`,
            words`${label('Tarde')}: sin entrada ${lateAfterMin} minutos después del inicio.`,
            words`${label('En turno')}: alguien está trabajando.`,
            words`${label('Demasiado tiempo')}: más de ${openTooLongHours} horas en turno. Es probable que olvidaran marcar la salida.`,
            words`${label('Terminado')}: ya marcó su salida.`,
            words`${label('Perdido')}: sin entrada ${missedAfterMin / 60} horas después del inicio.`,
            words`${label('Sin asignar')}: no se espera a nadie.`,
          ),
        ],
      },
      {
        id: 'nobody',
        heading: 'Turnos sin asignar',
        blocks: [
          paragraph`Un turno sin especialista también aparece. Asigne a alguien en el ${article('schedule', 'Horario')}, solo esta noche o todas las semanas.`,
        ],
      },
      {
        id: 'time-zones',
        heading: 'Después de medianoche y en otras zonas horarias',
        blocks: [
          paragraph`Una noche conserva la fecha en que empezó, así que lo que pasa después de medianoche sigue en la misma lista. La noche de cada comunidad sigue su zona horaria. Puede ser temprano en una y tarde en otra.`,
        ],
      },
      {
        id: 'told',
        heading: 'Recibir avisos',
        blocks: [
          paragraph`No tiene que estar mirando. Reciba ${article('notifications', 'notificaciones')} de los turnos perdidos y, si quiere, de cada entrada y salida. Las flechas de arriba llevan a noches anteriores y cada fila a su ${article('shift-records', 'informe de turno')}.`,
        ],
      },
    ],
  },

  'shift-records': {
    title: 'Informes de turno, entradas y puntos de control',
    summary: 'Lo que su equipo registra en un turno y cómo revisarlo.',
    sections: [
      {
        id: 'shift-reports',
        heading: 'Informes de turno',
        blocks: [
          paragraph`Un informe resume un turno: horas, unidades atendidas y omitidas, infracciones, puntos de control, el compactador y notas.`,
          paragraph`Revise cada informe enviado. Elija ${label('Aprobar')}, o ${label('Devolver')} con una nota de lo que falta. Puede imprimirlo y exportar la lista.`,
        ],
      },
      {
        id: 'clock-ins',
        heading: 'Entradas y salidas',
        blocks: [
          paragraph`Arriba ve quién está en turno. Una entrada abierta más de ${openTooLongHours} horas se señala, porque es probable que olvidaran marcar la salida. Se cierra automáticamente una hora después del turno y queda por revisar.`,
          paragraph`Apruebe una por una, varias a la vez o una noche completa. ${label('Períodos de pago')} suma lo aprobado. Bloquee un período cuando termine y todo esté aprobado. Para cambiarlo después, reábralo con un motivo. ${label('CSV de nómina')} contiene solo lo aprobado.`,
          note`Corregir una hora requiere un motivo. La original queda registrada, con quién la cambió y cuándo.`,
        ],
      },
      {
        id: 'checkpoints',
        heading: 'Puntos de control',
        blocks: [
          paragraph`Un punto de control es un punto de la ruta que el especialista escanea una vez por turno con código QR, NFC o GPS. Si se esperaba y no hay escaneo, cuenta como omitido.`,
          paragraph`${label('Puntos de control')} muestra la noche de una comunidad: a tiempo, tarde, fuera de alcance, repetido u omitido. Incluye la hora del dispositivo y del servidor, la distancia y la precisión. Se marcan los escaneos enviados después por falta de señal.`,
        ],
      },
      {
        id: 'service-logs',
        heading: 'Registros de servicio',
        blocks: [
          paragraph`Un registro de servicio dice qué pasó en una unidad una noche: recolectada, no sacada u omitida y por qué. Los registros nunca cambian. Una corrección agrega un registro nuevo con su motivo. Úselos para revisar una ${article('missed-pickup', 'recolección omitida')}.`,
          paragraph`${label('Unidades')} muestra una noche puerta por puerta. Use su calendario para ver otras noches. ${label('Registros de servicio')} muestra y exporta los registros de cualquier noche, unidad o especialista.`,
        ],
      },
    ],
  },

  violations: {
    title: 'Infracciones',
    summary: 'De la foto del especialista al aviso, con su revisión en cada paso.',
    sections: [
      {
        id: 'report',
        heading: 'Cómo se reporta una infracción',
        blocks: [
          paragraph`Un especialista que encuentra un problema, como un contenedor demasiado lleno, lo reporta en la puerta. El reporte tiene la unidad, el tipo de infracción, al menos una foto y si recolectó de todos modos. Usted recibe una ${article('notifications', 'notificación')}, salvo que la haya desactivado.`,
          paragraph`Elija los tipos de infracción en ${page('/settings', 'Configuración')}, con lo que exige cada uno y el texto de los avisos.`,
        ],
      },
      {
        id: 'review',
        heading: 'Revisión',
        blocks: [
          steps(
            'Abra Infracciones para ver los reportes nuevos.',
            'Revise las fotos y la descripción.',
            'Apruebe el reporte o rechácelo con un motivo.',
          ),
          note`Ningún aviso sale hasta que alguien apruebe el reporte, y las multas nunca se ponen automáticamente.`,
        ],
      },
      {
        id: 'notices',
        heading: 'Avisos',
        blocks: [
          paragraph`Después de aprobar un reporte, avise al residente por mensaje de texto, correo o papel. Cada aviso guarda su nivel, cómo se envió y cuándo. Los avisos impresos llevan las fotos.`,
        ],
      },
      {
        id: 'status',
        heading: 'Qué significa cada estado',
        blocks: [
          list(
            words`${label('Abierta')}: reportada y sin aviso enviado.`,
            words`${label('Notificada')}: el residente tiene un aviso.`,
            words`${label('Escalada')}: se llevó más lejos, por ejemplo al administrador de la propiedad.`,
            words`${label('En disputa')}: el residente no está de acuerdo. Se guardan su respuesta y la decisión de usted.`,
            words`${label('Resuelta')} y ${label('Desestimada')}: el caso está cerrado.`,
          ),
        ],
      },
    ],
  },

  settings: {
    title: 'Configuración',
    summary: 'Configure operaciones, SMS, puntos de control, notificaciones y facturación.',
    sections: [
      {
        id: 'operations',
        heading: 'Operaciones',
        blocks: [
          paragraph`Elija las funciones de su servicio:`,
          list(
            words`${label('Fotos del compactador')}: fotos del compactador en el informe de turno.`,
            words`${label('Escaneo de códigos QR')}: escanear los códigos de puertas y puntos de control.`,
            words`${label('Daños en la propiedad')}: reportes de daños, con una foto.`,
            words`${label('Tipos de infracción')}: lo que su equipo puede reportar. Vea ${article('violations', 'Infracciones')}.`,
          ),
        ],
      },
      {
        id: 'sms',
        heading: 'SMS',
        blocks: [
          paragraph`Elija qué mensajes reciben los residentes. Agregue los teléfonos uno por uno o importe una lista. Solo reciben mensajes los residentes que aceptaron.`,
          paragraph`Los residentes también pueden pedirlos en sus páginas públicas con un celular de su país. Elija el país en ${page('/settings', 'Configuración')}. También se aplica a los números que escribe o importa sin código de país.`,
        ],
      },
      {
        id: 'checkpoints',
        heading: 'Puntos de control',
        blocks: [
          paragraph`Elija cómo se ven sus códigos QR. La vista previa muestra la etiqueta impresa. Puede aplicar un estilo nuevo a los códigos existentes. Las etiquetas ya colocadas siguen funcionando.`,
        ],
      },
      {
        id: 'notifications',
        heading: 'Notificaciones',
        blocks: [
          paragraph`Seis interruptores controlan de qué se entera. Los cambios se guardan automáticamente. Vea en ${article('notifications', 'Notificaciones')} qué hace cada uno.`,
        ],
      },
      {
        id: 'billing-and-support',
        heading: 'Facturación y soporte',
        blocks: [
          paragraph`La ${page('/settings?tab=billing', 'pestaña Facturación')} muestra su plan y su uso. Para recibir soporte, abra ${page('/help', 'Obtener ayuda')}: busque artículos, repita un recorrido o escríbanos. Respondemos por correo, y la respuesta también aparece con su solicitud.`,
        ],
      },
      {
        id: 'your-data',
        heading: 'Sus datos',
        blocks: [
          paragraph`En ${page('/settings?tab=account&setting=export', 'Cuenta')}, el propietario puede exportar todos los datos o eliminar la empresa. Se elimina después de 14 días, y el propietario puede cancelarlo hasta entonces.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
