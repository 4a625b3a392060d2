import type { Mail } from '../messages/domain/mail.ts';
import { letterOf } from '../messages/letter.ts';
import { mailDocument } from '../messages/queueMessage.ts';
import type { Inviter } from './inviterOf.ts';

/** The languages of our emails. */
export type MailLanguage = 'en' | 'es';

const en = {
  joining: {
    subject: (business: string) =>
      business ? `${business} invited you to its team` : 'You’re invited to join a team',
    who: (business: string, inviter: string) => {
      if (!business) return inviter ? `${inviter} invited you to their team on Valet Hub.` : '';
      return inviter
        ? `${inviter} invited you to join ${business} on Valet Hub.`
        : `${business} invited you to its team on Valet Hub.`;
    },
    text: 'Accept the invitation and choose a password to create your account.',
    app: (address: string) => `Then sign in to the field app: ${address}`,
    link: 'Accept invitation',
    small: (business: string) =>
      `The link works once, within 7 days. If it expires, ask ${business || 'your manager'} to resend it. If you didn’t expect this, ignore it.`,
  },
  invitation: {
    subject: (business: string) => `You’ve been added to ${business || 'a team'}`,
    text: 'You have a new Valet Hub account. Choose a password to sign in.',
    link: 'Choose a password',
    small: 'The link works once, within 7 days. If it expires, request a new one on the sign-in page.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    text: 'We received a request to reset your password.',
    link: 'Choose a new password',
    small:
      'The link works once, within an hour. If this wasn’t you, ignore this email. Your password won’t change.',
  },
  signUp: {
    subject: 'Confirm your email for Valet Hub',
    text: 'Thanks for signing up. Enter the password you chose to confirm this address and finish creating your account.',
    link: 'Confirm my email',
    small:
      'The link works once, within 24 hours. If this wasn’t you, ignore this email. No account will be created.',
  },
  haveAccount: {
    subject: 'You already have a Valet Hub account',
    text: 'Someone tried to sign up with this address, but you already have an account. Log in with it, or reset your password on that page.',
    link: 'Log in',
    small: 'If this wasn’t you, ignore this email. Your account hasn’t changed.',
  },
  confirmation: {
    subject: 'Confirm your email for Valet Hub',
    text: 'Confirm this address so your business can send invitations and messages.',
    link: 'Confirm my email',
    small: 'The link works once, within 24 hours. If you don’t have an account, ignore this email.',
  },
  emailChange: {
    subject: 'Confirm your new email for Valet Hub',
    text: 'Enter your password to confirm this address. You’ll sign in with it from then on. Nothing changes until you do.',
    link: 'Confirm my new email',
    small: 'The link works once, within an hour. If this wasn’t you, ignore this email.',
  },
  emailTaken: {
    subject: 'You already have a Valet Hub account',
    text: 'Someone tried to change another Valet Hub account’s email to this address. It already has an account, so nothing was changed.',
    link: 'Log in',
    small: 'If this wasn’t you, ignore this email. Your account hasn’t changed.',
  },
  emailChanged: {
    subject: 'Your sign-in address was changed',
    text: (email: string) => `You now sign in to Valet Hub with ${email}. All other devices were signed out.`,
    link: 'This wasn’t me: undo',
    small:
      'If this was you, ignore this email. The link works once, within 7 days. It restores this address with a new password and signs out every device.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'Your Valet Hub password was changed. All other devices were signed out.',
    link: 'Open sign-in page',
    small: 'If this wasn’t you, reset your password there right away. That signs out every device.',
  },
  chosenEmail: {
    subject: 'Confirm your email for Valet Hub',
    text: (business: string) =>
      `You joined ${business || 'a team'} on Valet Hub with this address. Confirm it to get messages here.`,
    link: 'Confirm my email',
    small: 'The link works once, within 7 days. If this wasn’t you, ignore this email.',
  },
  emailMoved: {
    subject: 'Your sign-in address was changed',
    text: (email: string) =>
      `Your team changed your sign-in address to ${email}. Your password is the same, and all devices were signed out.`,
    small: 'If this is a mistake, tell the business owner.',
  },
};

const es: typeof en = {
  joining: {
    subject: (business) =>
      business ? `${business} lo invita a su equipo` : 'Tiene una invitación para unirse a un equipo',
    who: (business, inviter) => {
      if (!business) return inviter ? `${inviter} lo invitó a su equipo en Valet Hub.` : '';
      return inviter
        ? `${inviter} lo invitó al equipo de ${business} en Valet Hub.`
        : `${business} lo invitó a su equipo en Valet Hub.`;
    },
    text: 'Acepte la invitación y elija una contraseña para crear su cuenta.',
    app: (address) => `Después inicie sesión en la aplicación de campo: ${address}`,
    link: 'Aceptar invitación',
    small: (business) =>
      `El enlace sirve una vez, durante 7 días. Si vence, pida a ${business || 'quien lo invitó'} que se lo reenvíe. Si no esperaba esta invitación, ignore este correo.`,
  },
  invitation: {
    subject: (business) => `Ya es parte ${business ? `del equipo de ${business}` : 'de un equipo'}`,
    text: 'Tiene una cuenta nueva de Valet Hub. Elija una contraseña para iniciar sesión.',
    link: 'Elegir una contraseña',
    small: 'El enlace sirve una vez, durante 7 días. Si vence, pida otro en la página de inicio de sesión.',
  },
  passwordReset: {
    subject: 'Elija una contraseña nueva',
    text: 'Recibimos una solicitud para restablecer su contraseña.',
    link: 'Elegir una contraseña nueva',
    small:
      'El enlace sirve una vez, durante una hora. Si no fue usted, ignore este correo. Su contraseña no cambiará.',
  },
  signUp: {
    subject: 'Confirme su correo para Valet Hub',
    text: 'Gracias por registrarse. Escriba la contraseña que eligió para confirmar esta dirección y terminar de crear su cuenta.',
    link: 'Confirmar mi correo',
    small:
      'El enlace sirve una vez, durante 24 horas. Si no fue usted, ignore este correo. No se creará ninguna cuenta.',
  },
  haveAccount: {
    subject: 'Usted ya tiene una cuenta de Valet Hub',
    text: 'Alguien intentó registrarse con esta dirección, pero usted ya tiene una cuenta. Inicie sesión con ella o restablezca su contraseña en esa página.',
    link: 'Iniciar sesión',
    small: 'Si no fue usted, no haga nada: su cuenta no cambia.',
  },
  confirmation: {
    subject: 'Confirme su correo para Valet Hub',
    text: 'Confirme esta dirección para que su empresa pueda enviar invitaciones y mensajes.',
    link: 'Confirmar mi correo',
    small: 'El enlace sirve una vez, durante 24 horas. Si no tiene una cuenta, ignore este correo.',
  },
  emailChange: {
    subject: 'Confirme su nuevo correo para Valet Hub',
    text: 'Escriba su contraseña para confirmar esta dirección. Desde entonces iniciará sesión con ella. Hasta que lo haga, nada cambia.',
    link: 'Confirmar mi nuevo correo',
    small: 'El enlace sirve una vez, durante una hora. Si no fue usted, ignore este correo.',
  },
  emailTaken: {
    subject: 'Usted ya tiene una cuenta de Valet Hub',
    text: 'Alguien intentó usar esta dirección en otra cuenta de Valet Hub. Ya tiene una cuenta, así que nada cambió.',
    link: 'Iniciar sesión',
    small: 'Si no fue usted, no haga nada: su cuenta no cambia.',
  },
  emailChanged: {
    subject: 'Su dirección para iniciar sesión cambió',
    text: (email) =>
      `Ahora inicia sesión en Valet Hub con ${email}. Se cerró la sesión en los demás dispositivos.`,
    link: 'No fui yo: deshacer',
    small:
      'Si fue usted, ignore este correo. El enlace sirve una vez, durante 7 días. Restablece esta dirección con una contraseña nueva y cierra todas las sesiones.',
  },
  passwordChanged: {
    subject: 'Su contraseña cambió',
    text: 'Su contraseña de Valet Hub cambió. Se cerró la sesión en los demás dispositivos.',
    link: 'Abrir la página de inicio de sesión',
    small: 'Si no fue usted, restablezca allí su contraseña de inmediato. Eso cierra todas las sesiones.',
  },
  chosenEmail: {
    subject: 'Confirme su correo para Valet Hub',
    text: (business) =>
      `Con esta dirección se unió ${business ? `al equipo de ${business}` : 'a un equipo'} en Valet Hub. Confírmela para recibir mensajes aquí.`,
    link: 'Confirmar mi correo',
    small: 'El enlace sirve una vez, durante 7 días. Si no fue usted, ignore este correo.',
  },
  emailMoved: {
    subject: 'Su dirección para iniciar sesión cambió',
    text: (email) =>
      `Su equipo cambió su dirección para iniciar sesión a ${email}. Su contraseña es la misma y se cerró la sesión en todos los dispositivos.`,
    small: 'Si es un error, avise al propietario de la empresa.',
  },
};

const words = { en, es };

/** The fixed texts of each email with a link. */
export type LinkMailKind =
  | 'passwordReset'
  | 'signUp'
  | 'haveAccount'
  | 'confirmation'
  | 'emailChange'
  | 'emailTaken';

interface LinkMail {
  readonly to: string;
  readonly address: string;
  /** The record that shows why the email wasn't delivered, where a signed-in person is waiting for it. */
  readonly shownOn?: Mail['shownOn'];
}

/** An email with a link, not tied to a business. */
export const linkEmail = (
  kind: LinkMailKind,
  { to, address, shownOn = null }: LinkMail,
  language: MailLanguage,
) => {
  const { subject, text, link, small } = words[language][kind];
  const letter = letterOf({ paragraphs: [text], link: { label: link, address }, small });
  return mailDocument({ to, subject, ...letter, purpose: 'account', customerId: null, shownOn });
};

/** The team an email to a member is about, its recipient, and its link. */
interface TeamMail {
  readonly customerId: string;
  readonly to: string;
  readonly address: string;
}

/** An invitation's email. */
interface JoiningMail extends TeamMail {
  /** The record that shows why it wasn't delivered. */
  readonly shownOn: Mail['shownOn'];
  /** Where the member gets the field app; null if they work in the dashboard, or no address is set. */
  readonly appAddress: string | null;
}

/** The email that invites someone to a team. */
export const joiningEmail = (
  { customerId, to, address, shownOn, appAddress }: JoiningMail,
  { businessName, name, language }: Inviter,
) => {
  const { subject, who, text, app, link, small } = words[language].joining;
  const letter = letterOf({
    paragraphs: [who(businessName, name), text, appAddress === null ? '' : app(appAddress)].filter(Boolean),
    link: { label: link, address },
    small: small(businessName),
  });
  const fields = { to, subject: subject(businessName), ...letter, customerId, shownOn };
  return mailDocument({ ...fields, purpose: 'account', fromName: businessName });
};

/** The email that lets a member with a login choose their first password. */
export const firstPasswordEmail = (
  { customerId, to, address }: TeamMail,
  { businessName, language }: Inviter,
) => {
  const { subject, text, link, small } = words[language].invitation;
  const letter = letterOf({ paragraphs: [text], link: { label: link, address }, small });
  const fields = { to, subject: subject(businessName), ...letter, customerId };
  return mailDocument({ ...fields, purpose: 'account', fromName: businessName });
};

/** The email with which someone invited by text confirms the email they chose. */
export const chosenEmailNotice = (
  { customerId, to, address }: TeamMail,
  { businessName, language }: Pick<Inviter, 'businessName' | 'language'>,
) => {
  const { subject, text, link, small } = words[language].chosenEmail;
  const letter = letterOf({ paragraphs: [text(businessName)], link: { label: link, address }, small });
  const fields = { to, subject, ...letter, customerId };
  return mailDocument({ ...fields, purpose: 'account', fromName: businessName });
};

/** The email that notifies a member's old address that they now sign in with another one. */
export const emailMovedNotice = (
  customerId: string,
  to: string,
  email: string,
  { businessName, language }: Inviter,
) => {
  const { subject, text, small } = words[language].emailMoved;
  const letter = letterOf({ paragraphs: [text(email)], small });
  return mailDocument({ to, subject, ...letter, purpose: 'account', customerId, fromName: businessName });
};

/**
 * The email that notifies a person's old address that they now sign in with another one.
 * @param address of the link that undoes it
 */
export const emailChangedNotice = (
  { to, email, address }: { readonly to: string; readonly email: string; readonly address: string },
  language: MailLanguage,
) => {
  const { subject, text, link, small } = words[language].emailChanged;
  const letter = letterOf({ paragraphs: [text(email)], link: { label: link, address }, small });
  return mailDocument({ to, subject, ...letter, purpose: 'account', customerId: null });
};

/**
 * The email that notifies a person that their password was changed.
 * @param address the sign-in page
 */
export const passwordChangedNotice = (to: string, address: string, language: MailLanguage) => {
  const { subject, text, link, small } = words[language].passwordChanged;
  const letter = letterOf({ paragraphs: [text], link: { label: link, address }, small });
  return mailDocument({ to, subject, ...letter, purpose: 'account', customerId: null });
};
