import { trialDays } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

export const start = {
  'first-steps': {
    title: 'Sus primeros pasos',
    summary: 'De una cuenta nueva a su primera noche de servicio, en el orden que ahorra trabajo.',
    sections: [
      {
        id: 'before-you-start',
        heading: 'Antes de empezar',
        blocks: [
          paragraph`La configuración lleva de 10 a 15 minutos. Irá más rápido si tiene a mano:`,
          list(
            'el nombre, la dirección y los días de servicio de cada comunidad que atiende',
            'el nombre y el correo electrónico de cada persona de su equipo',
            'las horas en que los residentes pueden sacar sus botes',
          ),
          paragraph`Durante ${trialDays} días desde su registro puede usar Valet Hub sin elegir un plan. Lo que ocurre después está en ${article('plans', 'Planes y facturación')}.`,
        ],
      },
      {
        id: 'set-up',
        heading: 'Configure en este orden',
        blocks: [
          steps(
            words`Abra ${page('/settings', 'Configuración')} y revise ${label('operaciones')}: fotos del compactador, escaneo de códigos QR, reclamo de propiedades y los tipos de infracción que su equipo puede reportar.`,
            'Decida qué se comunica a los residentes por SMS e importe todos sus teléfonos de una vez si tiene una lista.',
            'Elija el aspecto de sus códigos QR en puntos de control. Una vista previa muestra lo que se imprimirá.',
            words`Agregue su primera comunidad en ${page('/communities', 'Comunidades')}, con sus días de servicio.`,
            words`Agregue a la primera persona en ${page('/team', 'Equipo')} y elija la ${article('roles', 'función')} adecuada.`,
            words`Asigne a alguien a cada día de servicio en el ${article('schedule', 'Horario')}.`,
          ),
          note`El recorrido de bienvenida le guía por los mismos pasos en la pantalla. Empieza solo después de su primer inicio de sesión, y puede ${article('guided-tours', 'iniciarlo de nuevo')} cuando quiera.`,
        ],
      },
      {
        id: 'first-night',
        heading: 'En su primera noche',
        blocks: [
          paragraph`Abra ${page('/tracking', 'Seguimiento')} al anochecer. Allí están todos los turnos de la noche: a quién se espera, quién ya fichó y quién llega tarde. El ${page('/', 'Panel')} muestra lo mismo en pocas cifras; cada una abre la lista que cuenta.`,
        ],
      },
    ],
  },

  'signing-in': {
    title: 'Iniciar sesión',
    summary: 'Quién puede entrar al panel y qué hacer cuando no le deja pasar.',
    sections: [
      {
        id: 'who',
        heading: 'Quién puede entrar',
        blocks: [
          paragraph`El panel es para el propietario de la empresa y para los miembros del equipo de nivel Admin. Los District Managers y los Collection Specialists trabajan en el terreno, por eso el panel no los admite. En ${article('roles', 'Funciones')} está el cuadro completo.`,
          paragraph`Cada persona entra con su propio correo electrónico y su contraseña, o con Google donde la página de inicio de sesión lo ofrece. Un Admin ve la empresa de usted, no una propia.`,
        ],
      },
      {
        id: 'sign-up',
        heading: 'Todavía no tiene cuenta',
        blocks: [
          paragraph`La cuenta la crea quien es propietario de la empresa: elija ${label('Crear una cuenta')} en la ${page('/login', 'página de inicio de sesión')} y abra el enlace del correo que llega. Los miembros del equipo no se registran: el propietario o un Admin los agrega en ${page('/team', 'Equipo')}, y reciben un correo con una invitación. Al aceptarla se crea su cuenta.`,
        ],
      },
      {
        id: 'email',
        heading: 'Otra dirección de correo',
        blocks: [
          paragraph`Cambie la suya en ${page('/settings', 'Configuración')}, en ${label('Cuenta')}. Un enlace llega a la dirección nueva, y nada cambia hasta que lo abra. Se avisa a la dirección anterior, que puede deshacerlo durante una semana.`,
        ],
      },
      {
        id: 'password',
        heading: 'Olvidó su contraseña',
        blocks: [
          steps(
            words`Abra la ${page('/login', 'página de inicio de sesión')} y elija ${label('¿Olvidó su contraseña?')}`,
            'Escriba su correo electrónico. Si tiene una cuenta, el enlace ya va en camino.',
            'Siga el enlace, elija una contraseña nueva e inicie sesión con ella.',
          ),
          note`Un enlace sirve una sola vez. Si dice que ya se usó o que es demasiado antiguo, pida uno nuevo.`,
        ],
      },
      {
        id: 'turned-away',
        heading: 'No le dejó pasar',
        blocks: [
          paragraph`La página de inicio de sesión dice por qué:`,
          list(
            words`${label('No encontramos su cuenta de equipo.')} Su cuenta pertenece a una empresa, pero su registro en el equipo ya no existe. Pida al propietario que lo agregue de nuevo.`,
            words`${label('Solo los propietarios y los miembros del equipo de nivel Admin pueden usar el panel.')} Su nivel es otro, o está desactivado. El propietario puede cambiar ambas cosas en ${page('/team', 'Equipo')}.`,
          ),
          paragraph`Si la empresa es suya y no puede entrar, restablezca primero su contraseña.`,
        ],
      },
      {
        id: 'links',
        heading: 'Enlaces de colegas',
        blocks: [
          paragraph`Un enlace a una página del panel sobrevive al inicio de sesión: llega adonde conduce, no a la primera página. Si cierra la sesión en una pestaña, las demás también se cierran.`,
        ],
      },
    ],
  },

  'finding-your-way': {
    title: 'Orientarse en Valet Hub',
    summary: 'La navegación, la búsqueda de arriba, su menú de perfil y lo que cambia en un teléfono.',
    sections: [
      {
        id: 'navigation',
        heading: 'Las áreas',
        blocks: [
          paragraph`Las áreas de Valet Hub están a la izquierda. En una ventana estrecha se reducen a sus iconos; en un teléfono pasan a un menú que se abre con el botón de arriba a la izquierda. ${label('Obtener ayuda')} también está en ese menú.`,
          paragraph`Si un área no se puede cargar, en su lugar dice ${label('Algo salió mal')} y ofrece ${label('Intentar de nuevo')} y ${label('Recargar la página')}. Las demás áreas siguen funcionando.`,
        ],
      },
      {
        id: 'search',
        heading: 'Búsqueda',
        blocks: [
          paragraph`El cuadro del encabezado (${label('Buscar equipo o comunidades...')}) busca en los nombres y apellidos de su equipo y en los nombres de sus comunidades. Da igual si escribe mayúsculas. Elija un resultado para abrir esa persona o esa comunidad.`,
        ],
      },
      {
        id: 'profile',
        heading: 'Su menú de perfil',
        blocks: [
          paragraph`El botón de arriba a la derecha contiene su cuenta, su facturación, sus notificaciones y ${label('Cerrar sesión')}.`,
          list(
            words`${label('Cuenta')} abre ${page('/settings', 'Configuración')}.`,
            words`${label('Facturación')} abre la ${page('/settings?tab=billing', 'pestaña de facturación')} con su plan.`,
            words`${label('Notificaciones')} abre ${page('/notifications', 'todas ellas')}.`,
          ),
        ],
      },
      {
        id: 'lost',
        heading: 'Una página que no existe',
        blocks: [
          paragraph`Una dirección que Valet Hub no conoce le devuelve al panel, o a la página de inicio de sesión si no ha entrado. Donde una página dice ${label('Página no encontrada')}, ${label('Ir al inicio')} lleva al panel e ${label('Informar de un error')} a soporte.`,
        ],
      },
    ],
  },

  'guided-tours': {
    title: 'Recorridos guiados',
    summary: 'Cinco paseos breves por el producto y cómo iniciar uno de nuevo.',
    sections: [
      {
        id: 'the-tours',
        heading: 'Los cinco recorridos',
        blocks: [
          list(
            words`${label('Bienvenida')}: qué configurar, desde los ajustes hasta el primer horario.`,
            words`${label('Comunidades')}: agregar propiedades y sus días de servicio.`,
            words`${label('Equipo')}: funciones, agregar personas y desactivarlas.`,
            words`${label('Seguimiento del servicio')}: seguir una noche de servicio.`,
            words`${label('Funciones avanzadas')}: lo que ayuda cuando lo básico ya marcha.`,
          ),
          paragraph`Un recorrido señala una parte de la pantalla tras otra y explica para qué sirve. Va solo a la página correcta.`,
        ],
      },
      {
        id: 'moving',
        heading: 'Avanzar por un recorrido',
        blocks: [
          paragraph`${label('Siguiente')} y ${label('Anterior')} mueven un paso; ${label('Omitir recorrido')} lo termina, igual que ${label('Cerrar')} y la tecla Escape. En el último paso el botón dice ${label('Terminar recorrido')}. Un clic fuera de la parte señalada no termina el recorrido, y mientras dura puede usar la parte señalada.`,
          note`Si una parte de la pantalla no está, por ejemplo porque su cuenta aún no tiene datos, el recorrido pasa al paso siguiente.`,
        ],
      },
      {
        id: 'when',
        heading: 'Cuándo empieza un recorrido',
        blocks: [
          paragraph`El recorrido de bienvenida empieza solo unos segundos después de que entre un propietario que no lo ha completado. Nunca empieza para los miembros del equipo. Un recorrido terminado, omitido o cerrado cuenta como completado.`,
        ],
      },
      {
        id: 'again',
        heading: 'Iniciar un recorrido de nuevo',
        blocks: [
          steps(
            words`Abra ${page('/help', 'Obtener ayuda')}.`,
            'Busque el recorrido en la lista de recorridos.',
            'Pulse su botón de inicio. El recorrido empieza por el primer paso.',
          ),
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
