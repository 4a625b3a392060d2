import { contact, receipt } from '../../contact/texts/es.ts';
import { door } from '../../tag/texts/es.ts';
import { printedCodes } from '../es.ts';
import type { forEveryone as inEnglish } from './en.ts';

/** The texts of the public pages in Spanish, the part of the module's texts that residents load. */
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
    none: 'Aún no hay reglas.',
  },
  closures: {
    title: 'Cierres',
    none: 'No hay cierres próximos.',
    more_one: 'y {{count, number}} más',
    more_other: 'y {{count, number}} más',
  },
  door,
  public: {
    servedBy: 'Recolección de basura puerta a puerta por {{business}}',
    offline: 'Sin conexión. Esto puede no estar al día.',
    noConnection: {
      title: 'No tiene conexión',
      text: 'Se cargará cuando vuelva la conexión.',
    },
    week: 'Próximas 7 noches',
    next: {
      title: 'Próximo servicio',
      tonight: 'Esta noche',
      tomorrow: 'Mañana',
      none: 'Ninguno programado',
    },
    setOut: {
      now: 'Saque su contenedor antes de las {{to}}.',
      then: 'Saque su contenedor de {{from}} a {{to}}.',
      opensIn: 'Empieza en {{time}}',
      closesIn: 'Quedan {{time}}',
    },
    lastNight: 'Anoche',
    night: {
      scheduled: 'hay servicio',
      off: 'sin servicio',
      closed: 'cerrado',
    },
    closuresAhead: 'Sin servicio el {{nights}}.',
    calendar: {
      save: 'Agregar al calendario',
      summary: 'Sacar el contenedor: {{name}}',
    },
    print: 'Imprimir',
    homeScreen: 'Para guardarla, elija «Agregar a pantalla de inicio» en el menú del navegador.',
    pictures: {
      title: 'Qué hacer y qué no',
      isRight: 'Bien',
      isWrong: 'Mal',
      right: {
        bags: 'Bolsas atadas en el contenedor, con la tapa cerrada.',
        bin: 'El contenedor junto a su propia puerta.',
        boxes: 'Cajas aplanadas y atadas.',
      },
      wrong: {
        bags: 'Bolsas abiertas, contenedor demasiado lleno o basura suelta.',
        bin: 'Bolsas en el piso, sin contenedor.',
        boxes: 'Cajas sin aplanar.',
      },
    },
    goes: {
      title: 'Qué va dónde',
      trash: 'Basura doméstica',
      trashText: 'En bolsas atadas, dentro del contenedor de su puerta.',
      recycling: 'Reciclaje',
      recyclingText:
        'Si sus reglas incluyen reciclaje: botellas, latas y papel, limpios, vacíos y aparte de la basura.',
      cardboard: 'Cartón',
      cardboardText: 'Aplanado. Si no cabe, llévelo al compactador o contenedor grande.',
      bulky: 'Objetos voluminosos',
      bulkyText:
        'No recolectamos muebles, colchones, electrodomésticos ni cajas de mudanza. Pregunte en su oficina.',
      hazardous: 'Residuos peligrosos',
      hazardousText:
        'No recolectamos pilas, pinturas, químicos, agujas ni cenizas calientes. Llévelos al centro de acopio.',
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
      noAccess: 'Solo para administradores de la propiedad',
      badKey: 'Este enlace no es válido',
      howTo: '¿La administra usted? Pida acceso a {{business}}.',
      business: 'la empresa que atiende esta comunidad',
      logIn: 'Iniciar sesión',
      publicPage: 'Página pública de la comunidad',
    },
  },
};
