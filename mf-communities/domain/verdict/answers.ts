import type { VerdictLanguage } from './verdictWords.ts';
import type { Verdict, VerdictReason } from 'shared-lib/domain';

/** The answers that are ready to be sent. */
export const answerTemplates = {
  served: {
    en: 'Hello {name},\n\nthank you for your message. Our records show that the trash of unit {unitNumber} was collected on {night} at {time}. If something was left after that, please tell us, and we will look into it.\n\n{businessName}',
    es: 'Hola, {name}:\n\ngracias por su mensaje. Según nuestros registros, la basura de la unidad {unitNumber} se recolectó el {night} a las {time}. Si después quedó algo, díganoslo y lo revisaremos.\n\n{businessName}',
  },
  servedSometime: {
    en: 'Hello {name},\n\nthank you for your message. Our records show that the trash of unit {unitNumber} was collected on {night}. If something was left after that, please tell us, and we will look into it.\n\n{businessName}',
    es: 'Hola, {name}:\n\ngracias por su mensaje. Según nuestros registros, la basura de la unidad {unitNumber} se recolectó el {night}. Si después quedó algo, díganoslo y lo revisaremos.\n\n{businessName}',
  },
  setOutLate: {
    en: 'Hello {name},\n\nthank you for your message. Our team came by unit {unitNumber} on {night}, after the set-out window ({window}) had closed, and found nothing at the door. Please set your trash out within the window, and we will collect it on the next service night.\n\n{businessName}',
    es: 'Hola, {name}:\n\ngracias por su mensaje. Nuestro equipo pasó por la unidad {unitNumber} el {night}, ya cerrado el horario para sacar la basura ({window}), y no encontró nada ante la puerta. Sáquela dentro del horario y la recolectaremos en la próxima noche de servicio.\n\n{businessName}',
  },
  missed: {
    en: 'Hello {name},\n\nyou are right, and we are sorry: we missed unit {unitNumber} on {night}. We have told our team, and will make up for it on the next service night at the latest.\n\n{businessName}',
    es: 'Hola, {name}:\n\ntiene razón, y lo lamentamos: el {night} no recolectamos la basura de la unidad {unitNumber}. Ya avisamos a nuestro equipo y la recolectaremos a más tardar en la próxima noche de servicio.\n\n{businessName}',
  },
  unknown: {
    en: 'Hello {name},\n\nthank you for your message. Our records of {night} don’t show for certain what happened at unit {unitNumber}. We are sorry for the trouble. We have told our team, and will keep an eye on your door.\n\n{businessName}',
    es: 'Hola, {name}:\n\ngracias por su mensaje. Nuestros registros del {night} no muestran con certeza qué ocurrió en la unidad {unitNumber}. Lamentamos la molestia. Ya avisamos a nuestro equipo y estaremos atentos a su puerta.\n\n{businessName}',
  },
  setOutWrong: {
    en: 'Hello {name},\n\nthank you for your message. Our team was at unit {unitNumber} on {night}, and left the trash because it was not set out as the rules of {propertyName} say. Please have a look at them on the page of your community; we will collect it on the next service night.\n\n{businessName}',
    es: 'Hola, {name}:\n\ngracias por su mensaje. Nuestro equipo estuvo en la unidad {unitNumber} el {night} y dejó la basura porque no estaba sacada como indican las reglas de {propertyName}. Puede verlas en la página de su comunidad; la recolectaremos en la próxima noche de servicio.\n\n{businessName}',
  },
  calledOff: {
    en: 'Hello {name},\n\nthank you for your message. We had to call off service at {propertyName} on {night}, and are sorry for the trouble. We will collect your trash on the next service night.\n\n{businessName}',
    es: 'Hola, {name}:\n\ngracias por su mensaje. El {night} tuvimos que cancelar el servicio en {propertyName}, y lamentamos la molestia. Recolectaremos su basura en la próxima noche de servicio.\n\n{businessName}',
  },
  noService: {
    en: 'Hello {name},\n\nthank you for your message. There was no service at {propertyName} on {night}. The page of your community shows the coming service nights; please set your trash out then.\n\n{businessName}',
    es: 'Hola, {name}:\n\ngracias por su mensaje. El {night} no hubo servicio en {propertyName}. La página de su comunidad muestra las próximas noches de servicio; saque su basura entonces.\n\n{businessName}',
  },
  underWay: {
    en: 'Hello {name},\n\nthank you for your message. Our team is still on its round at {propertyName} tonight. Please leave your trash out; if it is still there in the morning, tell us.\n\n{businessName}',
    es: 'Hola, {name}:\n\ngracias por su mensaje. Nuestro equipo sigue esta noche en su ronda por {propertyName}. Deje su basura fuera; si por la mañana sigue allí, avísenos.\n\n{businessName}',
  },
  lookingInto: {
    en: 'Hello {name},\n\nthank you for your message. We are looking into it, and will come back to you within a day.\n\n{businessName}',
    es: 'Hola, {name}:\n\ngracias por su mensaje. Lo estamos revisando y le responderemos en el plazo de un día.\n\n{businessName}',
  },
  bulkItem: {
    en: 'Hello {name},\n\nthank you for asking first. Large items are not part of the nightly service at {propertyName}. Please ask the office of your community where to bring them.\n\n{businessName}',
    es: 'Hola, {name}:\n\ngracias por preguntar antes. Los objetos grandes no forman parte del servicio nocturno en {propertyName}. Pregunte en la oficina de su comunidad dónde llevarlos.\n\n{businessName}',
  },
  violation: {
    en: 'Hello {name},\n\nthank you for telling us. We are looking at the notice for unit {unitNumber} again, with its photos, and will tell you what comes of it.\n\n{businessName}',
    es: 'Hola, {name}:\n\ngracias por avisarnos. Estamos revisando de nuevo el aviso de la unidad {unitNumber}, con sus fotos, y le diremos el resultado.\n\n{businessName}',
  },
} as const satisfies Record<string, Readonly<Record<VerdictLanguage, string>>>;

export type AnswerTemplateId = keyof typeof answerTemplates;

export const answerTemplateIds = Object.keys(answerTemplates) as AnswerTemplateId[];

const ofReason: Readonly<Partial<Record<VerdictReason, AnswerTemplateId>>> = {
  setOutWrong: 'setOutWrong',
  calledOff: 'calledOff',
  noService: 'noService',
  underWay: 'underWay',
  notYet: 'underWay',
};

/**
 * The answer that fits a verdict. Where a person chose another one than was proposed, the reason of the proposal says nothing of it.
 * @param reason of the proposal; null where it was not followed
 * @param at when it was served, epoch milliseconds; null where that is not known
 */
export const answerTo = (
  verdict: Verdict,
  reason: VerdictReason | null,
  at: number | null,
): AnswerTemplateId => {
  if (verdict === 'served') return at === null ? 'servedSometime' : 'served';
  return (reason === null ? undefined : ofReason[reason]) ?? verdict;
};
