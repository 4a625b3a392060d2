import { lateAfterMin, missedAfterMin, openTooLongHours } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

export const service = {
  tracking: {
    title: 'Seguir el servicio de esta noche',
    summary: 'Quién está en turno, quién va tarde y quién falta.',
    sections: [
      {
        id: 'tonight',
        heading: 'Los turnos de esta noche',
        blocks: [
          paragraph`${page('/tracking', 'Seguimiento')} muestra cada turno en vivo, con su avance y hora de fin estimada. Un turno puede estar:`,
          list(
            words`${label('Programado')}: no ha empezado.`,
            words`${label('Con retraso')}: sin entrada ${lateAfterMin} minutos después del inicio.`,
            words`${label('En curso')}: hay alguien trabajando.`,
            words`${label('Demasiado tiempo')}: más de ${openTooLongHours} horas en turno; quizá olvidaron marcar la salida.`,
            words`${label('Terminado')}: ya marcó su salida.`,
            words`${label('Perdido')}: sin entrada ${missedAfterMin / 60} horas después del inicio.`,
            words`${label('Sin asignar')}: no se espera a nadie.`,
          ),
        ],
      },
      {
        id: 'timeline',
        heading: 'La noche, hora por hora',
        blocks: [
          paragraph`${label('Cronograma')} muestra el horario programado de cada comunidad o especialista, el tiempo en turno con las puertas atendidas y el retraso. Una línea marca el momento actual. En el teléfono, los turnos aparecen como tarjetas y ${label('Filtros')} tiene las demás opciones.`,
        ],
      },
      {
        id: 'nobody',
        heading: 'Turnos sin asignar',
        blocks: [
          paragraph`También aparecen. Asigne a alguien en la ${article('schedule', 'Programación')}, solo esta noche o todas las semanas.`,
          paragraph`Para decirle algo a un especialista sobre el turno de esta noche, agregue una nota en el panel o en la lista. La verá en la aplicación de campo. Después, aparece también en la página Anoche y en el informe de turno.`,
        ],
      },
      {
        id: 'time-zones',
        heading: 'Medianoche y zonas horarias',
        blocks: [
          paragraph`Una noche conserva la fecha en que empezó, aunque siga después de medianoche, en la zona horaria de cada comunidad.`,
        ],
      },
      {
        id: 'told',
        heading: 'Recibir avisos',
        blocks: [
          paragraph`Reciba ${article('notifications', 'notificaciones')} de turnos perdidos y, si quiere, de cada entrada y salida. Use las flechas para ver otras noches y elija una fila para abrir su ${article('shift-records', 'informe de turno')}.`,
        ],
      },
    ],
  },

  'shift-records': {
    title: 'Informes de turno, entradas y puntos de control',
    summary: 'Qué registra su equipo y cómo revisarlo.',
    sections: [
      {
        id: 'shift-reports',
        heading: 'Informes de turno',
        blocks: [
          paragraph`Incluye horas, unidades atendidas y omitidas, infracciones, puntos de control, compactador y notas.`,
          paragraph`Elija ${label('Aprobar')}, o ${label('Devolver')} con una nota de lo que falta.`,
        ],
      },
      {
        id: 'clock-ins',
        heading: 'Entradas y salidas',
        blocks: [
          paragraph`Arriba ve quién está en turno. Una entrada abierta más de ${openTooLongHours} horas se señala. Se cierra automáticamente una hora después del turno y queda por revisar.`,
          paragraph`Apruebe una, varias o toda la noche. ${label('Períodos de pago')} suma lo aprobado. Si el período no está cerrado, muestra las horas hasta ahora y enlaces a los registros que faltan por corregir o aprobar. Cierre el período cuando termine y todo esté aprobado. ${label('CSV de nómina')} incluye solo lo aprobado.`,
          note`Para corregir una hora hace falta un motivo. La original queda registrada.`,
        ],
      },
      {
        id: 'checkpoints',
        heading: 'Puntos de control',
        blocks: [
          paragraph`Es un punto de la ruta que se escanea una vez por turno con código QR, NFC o GPS. Sin escaneo, cuenta como omitido.`,
          paragraph`${label('Puntos de control')} muestra la noche de una comunidad: a tiempo, tarde, fuera de alcance, repetido u omitido, con hora, distancia y precisión. También marca los escaneos que llegaron tarde por falta de señal.`,
          paragraph`${label('Por semana')} muestra las últimas siete noches de todas las comunidades, con los puntos escaneados y omitidos. Elija una celda para abrir esa noche.`,
        ],
      },
      {
        id: 'service-logs',
        heading: 'Registros de servicio',
        blocks: [
          paragraph`Dice qué pasó en una unidad una noche: recolectada, sin basura afuera u omitida y por qué. Nunca cambia; una corrección agrega otro. Consúltelo cuando reporten una ${article('missed-pickup', 'recolección omitida')}.`,
          paragraph`${label('Unidades')} muestra una noche puerta por puerta. ${label('Registros de servicio')} busca y exporta por noche, unidad o especialista.`,
        ],
      },
    ],
  },

  scorecards: {
    title: 'Desempeño',
    summary: 'Los resultados de su equipo, sus comunidades y su empresa en 30 o 90 noches.',
    sections: [
      {
        id: 'open',
        heading: 'Ver el desempeño',
        blocks: [
          paragraph`${page('/tracking/scorecards', 'Desempeño')} muestra las noches hasta anoche de su empresa, cada miembro del equipo y cada comunidad. Una barra indica qué parte de los turnos programados fue a tiempo, con retraso o se perdió. Elija un indicador para abrir sus registros.`,
        ],
      },
      {
        id: 'figures',
        heading: 'Qué significa cada indicador',
        blocks: [
          list(
            words`${label('A tiempo')}: entradas menos de ${lateAfterMin} minutos después de la hora programada.`,
            words`${label('Ausencias')} y ${label('Turnos perdidos')}: sin entrada ${missedAfterMin / 60} horas después del inicio.`,
            words`${label('Puertas por hora')}: puertas atendidas entre horas trabajadas.`,
            words`${label('Puertas sin recolectar')}: puertas esperadas que no se atendieron. Los especialistas de una misma comunidad las comparten.`,
            words`${label('Informes devueltos')}: informes que usted devolvió y que no se han vuelto a enviar.`,
            words`${label('Infracciones detectadas')}: infracciones reportadas en esos turnos.`,
            words`${label('Solicitudes de residentes')}: solicitudes de los residentes de una comunidad sobre esas noches.`,
            words`${label('Informes marcados')}: informes fuera de los límites de la verificación.`,
          ),
          note`Un turno cuenta cuando el especialista marca su salida o envía el informe. Con menos de cinco turnos no se muestran porcentajes.`,
        ],
      },
      {
        id: 'compare',
        heading: 'Tendencias y comparación',
        blocks: [
          paragraph`La línea junto a un indicador muestra su tendencia. La flecha lo compara con las noches anteriores, cuando hay registros suficientes.`,
        ],
      },
      {
        id: 'margin',
        heading: 'Margen',
        blocks: [
          paragraph`Si usted es el propietario, escriba el ${label('Costo de mano de obra por hora')} debajo del desempeño de la empresa. El margen compara la tarifa por puerta de cada comunidad con el costo de las horas trabajadas. Los administradores no lo ven.`,
        ],
      },
    ],
  },

  violations: {
    title: 'Infracciones',
    summary: 'De la foto del especialista al aviso.',
    sections: [
      {
        id: 'report',
        heading: 'Cómo se reporta una infracción',
        blocks: [
          paragraph`Los especialistas reportan en la puerta problemas como un contenedor demasiado lleno. El reporte tiene unidad, tipo, al menos una foto y si recolectaron de todos modos.`,
          paragraph`En ${page('/settings', 'Configuración')} se definen los tipos, lo que exige cada uno y el texto de los avisos.`,
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
          note`Sin su aprobación no salen avisos. Las multas nunca son automáticas.`,
        ],
      },
      {
        id: 'notices',
        heading: 'Avisos',
        blocks: [
          paragraph`Cuando apruebe un reporte, avise al residente por mensaje de texto, correo o papel, con las fotos. Queda registrado cómo y cuándo.`,
        ],
      },
      {
        id: 'status',
        heading: 'Qué significa cada estado',
        blocks: [
          list(
            words`${label('Abierta')}: reportada, sin aviso enviado.`,
            words`${label('Notificada')}: el residente recibió un aviso.`,
            words`${label('Escalada')}: pasó a otra instancia, como el administrador de la propiedad.`,
            words`${label('En disputa')}: el residente no está de acuerdo. Se guardan su respuesta y la decisión.`,
            words`${label('Resuelta')} y ${label('Descartada')}: caso cerrado.`,
          ),
        ],
      },
    ],
  },

  settings: {
    title: 'Configuración',
    summary: 'Operaciones, SMS, puntos de control, notificaciones y facturación.',
    sections: [
      {
        id: 'operations',
        heading: 'Operaciones',
        blocks: [
          paragraph`Elija las funciones de su servicio:`,
          list(
            words`${label('Fotos del compactador')}: en el informe de turno.`,
            words`${label('Escaneo de códigos QR')}: en puertas y puntos de control.`,
            words`${label('Daños en la propiedad')}: reportes con foto.`,
            words`${label('Verificación de informes')}: límites que marcan un informe, como el tiempo mínimo por puerta. No se rechaza nada.`,
            words`${label('Tipos de infracción')}: lo que se puede reportar. Vea ${article('violations', 'Infracciones')}.`,
          ),
        ],
      },
      {
        id: 'sms',
        heading: 'SMS',
        blocks: [
          paragraph`Elija qué mensajes reciben los residentes que aceptaron. Agréguelos uno por uno o importe una lista.`,
          paragraph`También pueden pedirlos en sus páginas públicas, con un celular de su país, que se elige en ${page('/settings', 'Configuración')}.`,
        ],
      },
      {
        id: 'checkpoints',
        heading: 'Puntos de control',
        blocks: [
          paragraph`Elija cómo se ven sus códigos QR. Puede cambiar el estilo de los existentes; las etiquetas colocadas siguen funcionando.`,
        ],
      },
      {
        id: 'notifications',
        heading: 'Notificaciones',
        blocks: [
          paragraph`Elija de qué quiere enterarse. Vea ${article('notifications', 'Notificaciones')}.`,
        ],
      },
      {
        id: 'billing-and-support',
        heading: 'Facturación y soporte',
        blocks: [
          paragraph`La ${page('/settings?tab=billing', 'pestaña Facturación')} muestra su plan y su uso. En ${page('/help', 'Obtener ayuda')} puede buscar artículos, repetir un recorrido o escribirnos. Respondemos ahí y por correo.`,
        ],
      },
      {
        id: 'activity',
        heading: 'Registro de actividad',
        blocks: [
          paragraph`${page('/activity', 'Actividad')} muestra quién cambió qué, con los valores de antes y después. Incluye comunidades, programación, equipo, solicitudes, informes de turnos, infracciones, entradas y salidas, períodos de pago, unidades, etiquetas, puntos de control, plantillas, configuración y plan. Filtre por persona, área o fecha, busque o exporte a CSV. La página de cada registro termina con sus últimos cambios.`,
          paragraph`Deshaga un cambio con la flecha al final de su fila: configuración, turnos, especialistas regulares, comunidades archivadas, miembros desactivados y tipos de infracción archivados. Si alguien cambió lo mismo después, verá quién fue y no se sobrescribe nada.`,
          paragraph`Pueden leerlo el propietario y los administradores. Nadie puede editarlo, y cada entrada se elimina después de un año.`,
        ],
      },
      {
        id: 'your-data',
        heading: 'Sus datos',
        blocks: [
          paragraph`En ${page('/settings?tab=account&setting=export', 'Cuenta')}, el propietario puede exportarlo todo o eliminar la empresa. Tiene 14 días para cancelar la eliminación.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
