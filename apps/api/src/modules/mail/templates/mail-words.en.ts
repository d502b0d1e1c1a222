import type { MailTemplate } from '@tastwerk/contracts';
import type { MailFrame, MailWords } from './mail-content.js';

export const MAIL_FRAME_EN: MailFrame = {
  greeting: 'Hello,',
  greetingWithName: 'Hello {{name}},',
  linkHint: 'If the button does not work, copy this address into your browser:',
  closing: 'Kind regards\nThe Tastwerk team',
  footer: 'Tastwerk: design, share and order tactile graphics. This message was sent automatically.',
  unsubscribe: 'Unsubscribe from these messages:',
};

export const MAIL_WORDS_EN: Readonly<Record<MailTemplate, MailWords>> = {
  verify: {
    subject: 'Please confirm your e-mail address',
    paragraphs: [
      'You have signed up for Tastwerk. Please confirm your e-mail address and choose a password.',
    ],
    action: 'Confirm e-mail address',
    afterwards: [
      'The link is valid for 3 days and works once.',
      'If you did not sign up, you need not do anything: without confirmation the account is deleted.',
    ],
  },
  'already-an-account': {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody wanted to create a Tastwerk account with your e-mail address. You already have one.',
      'If that was you, just log in. You can reset a forgotten password there.',
    ],
    action: 'Go to login',
    afterwards: ['If that was not you, you need not do anything: nothing has changed in your account.'],
  },
  welcome: {
    subject: 'Welcome to Tastwerk',
    paragraphs: [
      'Your e-mail address is confirmed and your account is ready. You can now draw, publish and download graphics.',
    ],
    action: 'Begin a graphic',
  },
  'login-change': {
    subject: 'Please confirm your new e-mail address',
    paragraphs: [
      'This address is to become the new e-mail address of your Tastwerk account. Until you confirm, the old one stays.',
    ],
    action: 'Confirm new address',
    afterwards: [
      'The link is valid for 1 day and works once. If you did not want this, you need not do anything.',
    ],
  },
  'login-changed': {
    subject: 'Your e-mail address was changed',
    paragraphs: [
      'The e-mail address of your Tastwerk account is a different one now. You can no longer log in with this one.',
      'If that was not you, please write to us at once.',
    ],
  },
  reset: {
    subject: 'Choose a new password',
    paragraphs: ['Have you forgotten your password? You can choose a new one here.'],
    action: 'Choose a new password',
    afterwards: [
      'The link is valid for 1 hour and works once.',
      'If you did not want a new password, you need not do anything: the old one stays valid.',
    ],
  },
  'password-changed': {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Tastwerk account was changed. All other sessions have ended.',
      'If that was not you, reset your password at once and write to us.',
    ],
    action: 'Reset password',
  },
  'sign-in-elsewhere': {
    subject: 'New sign-in on another device',
    paragraphs: [
      'Somebody signed in to your account on a device that we do not know yet: {{device}}, on {{when}}.',
      'If that was you, you need not do anything. If not, end that session and change your password.',
    ],
    action: 'See sessions',
  },
  'newsletter-confirm': {
    subject: 'Please confirm your newsletter subscription',
    paragraphs: ['Would you like to read the Tastwerk newsletter? Please confirm.'],
    action: 'Confirm newsletter',
    afterwards: [
      'The link is valid for 7 days. Without confirmation you get no newsletter and need not do anything.',
    ],
  },
  'newsletter-welcome': {
    subject: 'You now get our newsletter',
    paragraphs: ['Your newsletter subscription is confirmed. You can end it at any time with one click.'],
  },
  'new-version': {
    subject: 'A new version of “{{title}}”',
    paragraphs: [
      '{{who}} has published a new version of your graphic “{{title}}”. Your own version is kept: the history shows both, and you can restore any of them.',
    ],
    action: 'See the history',
    afterwards: [
      'Everybody who may publish can improve graphics of others. If more versions follow soon, we write only once an hour.',
    ],
  },
  'content-hidden': {
    subject: '“{{title}}” is hidden',
    paragraphs: [
      'We have hidden {{part}}. It is not deleted: you still see it when you are logged in, others no longer do.',
    ],
    action: 'View it',
    afterwards: [
      'You can publish an improved version. Do you disagree with the decision, or has everything been put right? Then please write to us; you find our address in the imprint. We will look at it again.',
    ],
  },
  'content-shown': {
    subject: '“{{title}}” is shown again',
    paragraphs: ['We show {{part}} again. Now everybody can find and view it.'],
    action: 'View it',
  },
  'account-deleted': {
    subject: 'Your account was deleted',
    paragraphs: [
      'Your Tastwerk account and your personal data are deleted. What you published stays under CC BY-SA 4.0 without your name.',
    ],
  },
  'order-confirmation': {
    subject: 'We have received your order',
    paragraphs: [
      'Thank you for your order no. {{order}}. It has reached us; everything you have ordered is listed below. Please keep this message.',
      'Tastwerk is being tried out: while that is so, orders trigger nothing and cost nothing.',
      'Is something wrong? As long as work on the order has not begun, you can cancel it in your account.',
    ],
    action: 'View order',
  },
  'order-transferred': {
    subject: 'We are working on your order',
    paragraphs: [
      'Your order no. {{order}} is now being printed and embossed. We will write to you as soon as it is on its way.',
    ],
    action: 'View order',
  },
  'order-shipped': {
    subject: 'Your order is on its way',
    paragraphs: ['Your order no. {{order}} has been shipped.'],
    action: 'View order',
  },
  'order-waiting-for-payment': {
    subject: 'We are waiting for your payment',
    paragraphs: [
      'Your order no. {{order}} will go on as soon as your payment has reached us. You find the invoice with the order in your account.',
    ],
    action: 'View order',
  },
  'order-paid': {
    subject: 'Your payment has arrived',
    paragraphs: ['Thank you: your payment has arrived, and your order no. {{order}} goes on.'],
    action: 'View order',
  },
  'order-canceled': {
    subject: 'Your order is canceled',
    paragraphs: [
      'Your order no. {{order}} is canceled and will not be delivered. If there was an invoice, you find its credit note with the order in your account.',
    ],
    action: 'View order',
  },
  invoice: {
    subject: 'Your invoice {{number}}',
    paragraphs: [
      'Attached you find the invoice {{number}} for your order no. {{order}}. It is with the order in your account, too.',
    ],
    action: 'View order',
  },
  'credit-note': {
    subject: 'Credit note {{number}}',
    paragraphs: [
      'Attached you find the credit note {{number}} for your order no. {{order}}. It takes back the invoice that it names.',
    ],
    action: 'View order',
  },
  'production-canceled': {
    subject: 'Do not make: order no. {{order}} is canceled',
    paragraphs: [
      'Order no. {{order}} is canceled. Please do not make or send it. Its package is no longer there.',
      'If it is on its way already, please tell us.',
    ],
  },
  'production-package': {
    subject: 'An order to be made',
    paragraphs: [
      'Order no. {{order}} is ready to be made. The package holds print files, packing list, delivery note and address label.',
    ],
    action: 'Download package',
    afterwards: [
      'The link counts for 7 days and once. After that you find the package among the orders to be made when you have logged in.',
    ],
  },
  'quote-requested': {
    subject: 'We have received your quote request',
    paragraphs: [
      'Your request no. {{request}} has reached us. We will look at it and send a quote to this address. You have not ordered anything yet.',
      'If you did not request anything, you need not do anything.',
    ],
  },
  'quote-to-answer': {
    subject: 'New quote request',
    paragraphs: ['The quote request no. {{request}} is waiting for an answer.'],
    action: 'View requests',
  },
  'withdrawal-received': {
    subject: 'We have received your withdrawal',
    paragraphs: [
      'Your withdrawal has reached us. This message confirms its content and time; please keep it. We will let you know how things go on.',
      'If you did not withdraw from anything, please write to us.',
    ],
  },
  'withdrawal-to-settle': {
    subject: 'New withdrawal',
    paragraphs: ['Somebody has withdrawn from a contract. Please see to it right away.'],
    action: 'View orders',
  },
};
