/** The texts of the guided set-up of a community, in Spanish. */
export const setup = {
  title: 'Configurar una comunidad',
  start: 'Configure su primera comunidad',
  steps: {
    label: 'Pasos de la configuración',
    community: 'Comunidad',
    units: 'Unidades',
    tags: 'Etiquetas',
    agents: 'Agentes',
    done: 'Resumen',
  },
  states: { open: 'pendiente', part: 'hecho en parte', done: 'hecho' },
  headings: {
    community: 'La comunidad',
    units: 'Sus unidades',
    tags: 'Una etiqueta para cada puerta',
    agents: 'Quién la atiende',
    done: 'Cómo va',
  },
  help: {
    community: 'La propiedad que atiende, sus días y sus horas. Todo se puede cambiar después.',
    units:
      'Las viviendas cuya basura se recoge. Agréguelas edificio por edificio o desde un archivo, ahora o más adelante.',
    tags: 'Un código QR en cada puerta indica qué unidad es y muestra a los residentes cuándo es el próximo servicio.',
    agents:
      'El agente habitual de un día atiende la comunidad cada semana. El horario puede cambiar cualquier noche.',
    done: 'Lo que ya hay y cómo se presentan las próximas noches.',
  },
  before: 'Atrás: {{step}}',
  next: 'Siguiente: {{step}}',
  skip: 'Más tarde. Seguir con: {{step}}',
  units: {
    range: 'Un rango de unidades',
    file: 'Desde un archivo',
    fileHelp: 'Un archivo CSV o XLSX, con residentes y contactos si los tiene. Antes verá en qué resulta.',
    show: 'Ver las unidades',
  },
  tags: {
    unitsFirst: 'Agregue primero las unidades',
    unitsFirstHelp:
      'Una etiqueta pertenece a la puerta de una unidad, y esta comunidad aún no tiene ninguna.',
    toUnits: 'Agregar unidades',
    untagged_one:
      '{{count, number}} unidad no tiene etiqueta. Se crea la que falta y se asigna en el orden de las puertas.',
    untagged_other:
      '{{count, number}} unidades no tienen etiqueta. Se crean las que faltan y se asignan en el orden de las puertas.',
    submit: 'Crear y asignar etiquetas',
    making: 'Etiquetas creadas',
    assigning: 'Etiquetas asignadas',
    brokenOff: 'Se interrumpió. Lo que se creó se conserva; pulse el botón otra vez para seguir desde ahí.',
    someLeft_one: '{{count, number}} etiqueta no se pudo asignar. Inténtelo otra vez.',
    someLeft_other: '{{count, number}} etiquetas no se pudieron asignar. Inténtelo otra vez.',
    tagged_one: '{{tagged, number}} de {{count, number}} unidad tiene etiqueta',
    tagged_other: '{{tagged, number}} de {{count, number}} unidades tienen etiqueta',
    printHelp: 'Imprímalas en hojas de etiquetas o en rollo y coloque cada una en su puerta.',
    show: 'Ver las etiquetas',
  },
  agents: {
    noDays:
      'Esta comunidad no tiene días de servicio, así que no hay nada que asignar. Elija primero sus días.',
    nobody: 'Aún no hay a quién asignar',
    nobodyHelp: 'Invite primero a alguien de su equipo. Después, la configuración sigue aquí.',
    invite: 'Invitar a un miembro del equipo',
    inviteTitle: '¿Falta alguien?',
    room_one: 'Su plan tiene lugar para {{count, number}} miembro más.',
    room_other: 'Su plan tiene lugar para {{count, number}} miembros más.',
    plans: 'Ver los planes',
    full_one: 'Se alcanzó el límite de su plan: {{count, number}} miembro activo.',
    full_other: 'Se alcanzó el límite de su plan: {{count, number}} miembros activos.',
    everyDay: 'Todos los días de servicio',
    everyDayHelp: 'O elija a alguien para cada día:',
  },
  stated_one: '{{count, number}} unidad en los datos de la comunidad',
  stated_other: '{{count, number}} unidades en los datos de la comunidad',
  done: {
    ready: 'Todo está configurado.',
    left_one: 'Falta {{count, number}} paso. Puede retomarlo cuando quiera:',
    left_other: 'Faltan {{count, number}} pasos. Puede retomarlos cuando quiera:',
    open: 'Abrir la comunidad',
    another: 'Configurar otra comunidad',
  },
  missing: { units: 'unidades', tags: 'etiquetas de contenedor', agents: 'agentes habituales' },
  notice: {
    title: 'La configuración de {{name}} no está completa',
    text: 'Aún falta: {{missing}}.',
    action: 'Seguir con la configuración',
  },
};
