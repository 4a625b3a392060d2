import { contact, receipt } from '../../contact/texts/es.ts';
import { door } from '../../tag/texts/es.ts';
import { printedCodes } from '../es.ts';
import type { forEveryone as inEnglish } from './en.ts';

/** The texts of the pages for everyone in Spanish: what residents load of the module's texts. */
export const forEveryone: typeof inEnglish = {
  everyDay: 'Todos los días',
  noServiceDays: 'Sin días de servicio',
  notFound: 'Página no encontrada',
  columns: {
    serviceDays: 'Días de servicio',
  },
  facts: {
    setOut: 'Sacar el contenedor',
    fromTo: 'De {{from}} a {{to}}',
    serviceStart: 'Inicio del servicio',
    binInBy: 'Guardar antes de',
    rate: 'Tarifa por puerta',
    timeZone: 'Zona horaria',
  },
  rules: {
    title: 'Reglas',
    none: 'No hay reglas establecidas.',
  },
  closures: {
    title: 'Fechas sin servicio',
    none: 'Ninguna próximamente.',
    more_one: 'y {{count, number}} más',
    more_other: 'y {{count, number}} más',
  },
  door,
  public: {
    servedBy: 'Recogida de basura puerta a puerta por {{business}}',
    offline: 'No hay conexión. Lo que ve puede no estar al día.',
    noConnection: {
      title: 'No hay conexión',
      text: 'Esta página se mostrará en cuanto haya conexión.',
    },
    week: 'Las próximas siete noches',
    next: {
      title: 'Próximo servicio',
      tonight: 'Esta noche',
      tomorrow: 'Mañana',
      none: 'Ninguno previsto',
    },
    setOut: {
      now: 'Hasta las {{to}} puede sacar su contenedor.',
      then: 'Entre las {{from}} y las {{to}}, saque su contenedor.',
      opensIn: 'Empieza en {{time}}',
      closesIn: 'Quedan {{time}}',
    },
    lastNight: 'Anoche',
    night: {
      scheduled: 'hay servicio',
      off: 'sin servicio',
      closed: 'cerrado',
    },
    closuresAhead: 'Previsto: no hay servicio el {{nights}}.',
    calendar: {
      save: 'Agregar al calendario',
      summary: 'Sacar el contenedor: {{name}}',
    },
    print: 'Imprimir',
    homeScreen:
      'Para tener esta página a mano, elija «Agregar a pantalla de inicio» en el menú de su navegador.',
    pictures: {
      title: 'Bien y mal en imágenes',
      isRight: 'Bien',
      isWrong: 'Mal',
      right: {
        bags: 'Bolsas atadas, en el contenedor y con la tapa cerrada.',
        bin: 'El contenedor junto a su propia puerta.',
        boxes: 'Cajas aplanadas y atadas.',
      },
      wrong: {
        bags: 'Bolsas abiertas, contenedor demasiado lleno, basura al lado.',
        bin: 'Bolsas en el suelo sin contenedor.',
        boxes: 'Cajas enteras.',
      },
    },
    goes: {
      title: 'Qué va dónde',
      trash: 'Basura doméstica',
      trashText: 'En bolsas atadas, dentro del contenedor de su puerta.',
      recycling: 'Reciclaje',
      recyclingText:
        'Botellas, latas y papel, vacíos y limpios, aparte de la basura; solo donde las reglas de aquí lo ofrecen.',
      cardboard: 'Cartón',
      cardboardText:
        'Aplanado. Lo que no cabe en el contenedor va al compactador o contenedor grande de la comunidad.',
      bulky: 'Objetos voluminosos',
      bulkyText:
        'Los muebles, colchones, electrodomésticos y cajas de mudanza no se recogen en la puerta. Pregunte en la oficina de su comunidad cómo desecharlos.',
      hazardous: 'Residuos peligrosos',
      hazardousText:
        'Las pilas, pinturas, productos químicos, agujas y cenizas calientes nunca van al contenedor. Llévelos al punto de recogida de su ciudad.',
    },
    contact,
    receipt,
    binTag: {
      kind: 'Etiqueta de contenedor',
      more: 'Más sobre el servicio aquí',
      fieldApp: 'Abrir en la aplicación de campo',
      tag: 'Etiqueta que termina en {{tag}}',
    },
    code: printedCodes,
    admin: {
      overview: 'Administración de la comunidad',
      violations: 'Administración de la comunidad: infracciones',
      serviceLogs: 'Administración de la comunidad: registros de servicio',
      noAccess: 'Esta página es para la administración de la comunidad',
      badKey: 'Este enlace de acceso no es válido',
      howTo: 'El acceso lo da {{business}}. Si usted administra esta comunidad, pídaselo.',
      business: 'la empresa que atiende esta comunidad',
      logIn: 'Iniciar sesión',
      publicPage: 'Página pública de la comunidad',
    },
  },
};
