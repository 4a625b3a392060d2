import { trialDays } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

export const start = {
  'first-steps': {
    title: 'Sus primeros pasos',
    summary: 'Configure su cuenta para la primera noche de servicio.',
    sections: [
      {
        id: 'before-you-start',
        heading: 'Antes de empezar',
        blocks: [
          paragraph`La configuración lleva de 10 a 15 minutos. Tenga a mano:`,
          list(
            'el nombre, la dirección y los días de servicio de cada comunidad',
            'el nombre y el correo de cada miembro del equipo',
            'el horario en que los residentes pueden sacar sus contenedores',
          ),
          paragraph`Puede usar Valet Hub ${trialDays} días sin elegir un plan. En ${article('plans', 'Planes y facturación')} se explica qué pasa después.`,
        ],
      },
      {
        id: 'set-up',
        heading: 'Configure en este orden',
        blocks: [
          steps(
            words`Abra ${page('/settings', 'Configuración')} y revise ${label('Operaciones')}: fotos del compactador, escaneo de códigos QR, daños en la propiedad y tipos de infracción.`,
            'En SMS, elija cómo enviar mensajes a los residentes. Puede importar sus teléfonos desde una lista.',
            'En Puntos de control, elija el aspecto de sus códigos QR. La vista previa muestra la etiqueta impresa.',
            words`Agregue su primera comunidad en ${page('/communities', 'Comunidades')}, con sus días de servicio.`,
            words`Agregue al primer miembro en ${page('/team', 'Equipo')}, con el ${article('roles', 'rol')} adecuado.`,
            words`Asigne un especialista a cada día de servicio en ${article('schedule', 'Horario')}.`,
          ),
          note`El recorrido de bienvenida le muestra estos pasos en la pantalla. Empieza después de su primer inicio de sesión y puede ${article('guided-tours', 'repetirlo')} cuando quiera.`,
        ],
      },
      {
        id: 'first-night',
        heading: 'En su primera noche',
        blocks: [
          paragraph`Abra ${page('/tracking', 'Seguimiento')} al anochecer para ver todos los turnos: a quién se espera, quién ya marcó su entrada y quién va tarde. El ${page('/', 'Panel')} lo resume. Elija una cifra para ver su lista.`,
        ],
      },
    ],
  },

  'signing-in': {
    title: 'Iniciar sesión',
    summary: 'Quién puede entrar al panel y qué hacer si no puede.',
    sections: [
      {
        id: 'who',
        heading: 'Quién puede entrar',
        blocks: [
          paragraph`El panel es para el propietario de la empresa y los administradores. Los gerentes de distrito y los especialistas de recolección trabajan en el campo y no entran aquí. Vea ${article('roles', 'Roles')}.`,
          paragraph`Cada persona entra con su propio correo y contraseña, o con Google donde se ofrece. Los administradores ven la empresa de usted.`,
        ],
      },
      {
        id: 'sign-up',
        heading: 'Si no tiene cuenta',
        blocks: [
          paragraph`Si la empresa es suya, elija ${label('Crear una cuenta')} en la ${page('/login', 'página de inicio de sesión')} y abra el enlace que le enviamos. Los miembros del equipo no se registran. El propietario o un administrador los invita en ${page('/team', 'Equipo')}, y al aceptar la invitación se crea su cuenta.`,
        ],
      },
      {
        id: 'email',
        heading: 'Cambiar su correo',
        blocks: [
          paragraph`Abra ${page('/settings', 'Configuración')} y vaya a ${label('Cuenta')}. Enviamos un enlace a la dirección nueva y nada cambia hasta que lo abra. También avisamos a la dirección anterior, que puede deshacer el cambio durante una semana.`,
        ],
      },
      {
        id: 'password',
        heading: 'Si olvidó su contraseña',
        blocks: [
          steps(
            words`Abra la ${page('/login', 'página de inicio de sesión')} y elija ${label('¿Olvidó su contraseña?')}`,
            'Escriba su correo. Si tiene una cuenta, le enviamos un enlace.',
            'Abra el enlace, elija una contraseña nueva e inicie sesión con ella.',
          ),
          note`Cada enlace sirve una vez. Si ya se usó o caducó, solicite uno nuevo.`,
        ],
      },
      {
        id: 'turned-away',
        heading: 'Si no puede entrar',
        blocks: [
          paragraph`La página de inicio de sesión le dice por qué:`,
          list(
            words`${label('No encontramos su cuenta de equipo.')} Se eliminó su registro en el equipo. Pida al propietario que lo agregue de nuevo.`,
            words`${label('Solo los propietarios y administradores pueden usar el panel.')} Tiene otro rol o está desactivado. El propietario puede cambiarlo en ${page('/team', 'Equipo')}.`,
          ),
          paragraph`Si la empresa es suya, intente primero restablecer su contraseña.`,
        ],
      },
      {
        id: 'links',
        heading: 'Enlaces de colegas',
        blocks: [
          paragraph`Si abre un enlace sin haber iniciado sesión, llegará a esa página después de entrar. Si cierra la sesión en una pestaña, se cierra en todas.`,
        ],
      },
    ],
  },

  'finding-your-way': {
    title: 'Orientarse en Valet Hub',
    summary: 'El menú, la búsqueda y su perfil, en computadora o teléfono.',
    sections: [
      {
        id: 'navigation',
        heading: 'El menú',
        blocks: [
          paragraph`El menú está a la izquierda. En una ventana angosta se reduce a iconos. En un teléfono, ábralo con el botón de arriba a la izquierda. ${label('Obtener ayuda')} también está en el menú.`,
          paragraph`Si un área no se puede cargar, verá ${label('Algo salió mal')} con ${label('Intentar de nuevo')} y ${label('Recargar la página')}. Las demás áreas siguen funcionando.`,
        ],
      },
      {
        id: 'search',
        heading: 'Búsqueda',
        blocks: [
          paragraph`Use el cuadro del encabezado (${label('Buscar en el equipo o las comunidades...')}) para encontrar a un miembro por nombre o apellido, o una comunidad por su nombre. Da igual usar mayúsculas o minúsculas. Elija un resultado para abrirlo.`,
        ],
      },
      {
        id: 'profile',
        heading: 'Su menú de perfil',
        blocks: [
          paragraph`Ábralo con el botón de arriba a la derecha. Allí está ${label('Cerrar sesión')}, junto con:`,
          list(
            words`${label('Cuenta')} abre ${page('/settings', 'Configuración')}.`,
            words`${label('Facturación')} abre la ${page('/settings?tab=billing', 'pestaña Facturación')}.`,
            words`${label('Notificaciones')} abre ${page('/notifications', 'Todas las notificaciones')}.`,
          ),
        ],
      },
      {
        id: 'lost',
        heading: 'Si una página no existe',
        blocks: [
          paragraph`Una dirección desconocida lo lleva al panel, o a la página de inicio de sesión si no ha entrado. Si una página dice ${label('Página no encontrada')}, elija ${label('Ir al inicio')} para volver al panel o ${label('Reportar un error')} para contactar a soporte.`,
        ],
      },
    ],
  },

  'guided-tours': {
    title: 'Recorridos guiados',
    summary: 'Cinco recorridos breves por Valet Hub y cómo repetirlos.',
    sections: [
      {
        id: 'the-tours',
        heading: 'Los cinco recorridos',
        blocks: [
          list(
            words`${label('Bienvenida')}: la configuración, desde los ajustes hasta el primer horario.`,
            words`${label('Configurar una comunidad')}: comunidades y sus días de servicio.`,
            words`${label('Administrar el equipo')}: roles, cómo agregar miembros y cómo desactivarlos.`,
            words`${label('Seguimiento del servicio')}: seguir una noche de servicio.`,
            words`${label('Funciones avanzadas')}: lo que ayuda cuando lo básico ya funciona.`,
          ),
          paragraph`Un recorrido resalta una parte de la pantalla a la vez y la explica. Abre la página correcta en cada paso.`,
        ],
      },
      {
        id: 'moving',
        heading: 'Avanzar por un recorrido',
        blocks: [
          paragraph`${label('Siguiente')} y ${label('Anterior')} mueven un paso. ${label('Omitir el recorrido')}, ${label('Cerrar')} y la tecla Escape lo terminan. En el último paso, elija ${label('Terminar el recorrido')}. Durante el recorrido puede usar la parte resaltada. Hacer clic en otro lugar no lo termina.`,
          note`Si una parte aún no existe, por ejemplo porque faltan datos, el recorrido omite ese paso.`,
        ],
      },
      {
        id: 'when',
        heading: 'Cuándo empieza un recorrido',
        blocks: [
          paragraph`El recorrido de bienvenida empieza unos segundos después de que un propietario inicia sesión, hasta que lo complete. Nunca empieza para los miembros del equipo. Si lo termina, lo omite o lo cierra, cuenta como completado.`,
        ],
      },
      {
        id: 'again',
        heading: 'Repetir un recorrido',
        blocks: [
          steps(
            words`Abra ${page('/help', 'Obtener ayuda')}.`,
            'Busque el recorrido en la lista.',
            'Elija Iniciar. El recorrido empieza en el paso 1.',
          ),
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
