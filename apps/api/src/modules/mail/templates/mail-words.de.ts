import type { MailTemplate } from '@tastwerk/contracts';
import type { MailFrame, MailWords } from './mail-content.js';

export const MAIL_FRAME_DE: MailFrame = {
  greeting: 'Guten Tag,',
  greetingWithName: 'Guten Tag {{name}},',
  linkHint: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  closing: 'Freundliche Grüße\nIhr Team von Tastwerk',
  footer:
    'Tastwerk: taktile Grafiken gestalten, teilen und bestellen. Diese E-Mail wurde automatisch verschickt.',
  unsubscribe: 'Diese E-Mails abbestellen:',
  trialSubject: 'Zum Ausprobieren: {{subject}}',
  trial: {
    order:
      'Dies ist eine Bestellung zum Ausprobieren. Tastwerk ist in einer Alpha-Phase: Die Bestellung wird nicht ausgeführt, und es kostet nichts.',
    quote:
      'Tastwerk ist in einer Alpha-Phase: Anfragen, Angebote und Bestellungen sind zum Ausprobieren. Nichts wird ausgeführt, und es kostet nichts.',
  },
};

export const MAIL_WORDS_DE: Readonly<Record<MailTemplate, MailWords>> = {
  verify: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      'Sie haben sich bei Tastwerk registriert. Bitte bestätigen Sie Ihre E-Mail-Adresse, und wählen Sie ein Passwort.',
    ],
    action: 'E-Mail-Adresse bestätigen',
    afterwards: [
      'Der Link gilt 3 Tage und nur einmal.',
      'Wenn Sie sich nicht registriert haben, müssen Sie nichts tun: Ohne Bestätigung wird das Konto gelöscht.',
    ],
  },
  'already-an-account': {
    subject: 'Sie haben schon ein Konto',
    paragraphs: [
      'mit Ihrer E-Mail-Adresse sollte ein Konto bei Tastwerk angelegt werden. Sie haben schon eines.',
      'Wenn Sie das waren, melden Sie sich an. Ein vergessenes Passwort können Sie dort zurücksetzen.',
    ],
    action: 'Zur Anmeldung',
    afterwards: ['Wenn Sie das nicht waren, müssen Sie nichts tun: An Ihrem Konto hat sich nichts geändert.'],
  },
  welcome: {
    subject: 'Willkommen bei Tastwerk',
    paragraphs: [
      'Ihre E-Mail-Adresse ist bestätigt, und Ihr Konto ist bereit. Sie können jetzt Grafiken zeichnen, veröffentlichen und herunterladen.',
    ],
    action: 'Grafik erstellen',
  },
  'login-change': {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: [
      'diese Adresse soll die neue E-Mail-Adresse Ihres Kontos bei Tastwerk werden. Bis Sie das bestätigen, gilt die bisherige.',
    ],
    action: 'Neue Adresse bestätigen',
    afterwards: ['Der Link gilt 1 Tag und nur einmal. Wenn Sie das nicht wollten, müssen Sie nichts tun.'],
  },
  'login-changed': {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: [
      'die E-Mail-Adresse Ihres Kontos bei Tastwerk wurde geändert. Mit dieser Adresse können Sie sich nicht mehr anmelden.',
      'Wenn Sie das nicht waren, schreiben Sie uns bitte sofort.',
    ],
  },
  reset: {
    subject: 'Neues Passwort wählen',
    paragraphs: ['Sie haben Ihr Passwort vergessen? Hier können Sie ein neues wählen.'],
    action: 'Neues Passwort wählen',
    afterwards: [
      'Der Link gilt 1 Stunde und nur einmal.',
      'Wenn Sie kein neues Passwort wollten, müssen Sie nichts tun: Das bisherige gilt weiter.',
    ],
  },
  'password-changed': {
    subject: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'das Passwort Ihres Kontos bei Tastwerk wurde geändert. Alle anderen Anmeldungen sind beendet.',
      'Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück, und schreiben Sie uns.',
    ],
    action: 'Passwort zurücksetzen',
  },
  'sign-in-elsewhere': {
    subject: 'Neue Anmeldung auf einem anderen Gerät',
    paragraphs: [
      'bei Ihrem Konto gab es eine Anmeldung auf einem neuen Gerät: {{device}}, am {{when}}.',
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, beenden Sie diese Anmeldung, und ändern Sie Ihr Passwort.',
    ],
    action: 'Anmeldungen ansehen',
  },
  'newsletter-confirm': {
    subject: 'Bitte bestätigen Sie Ihr Newsletter-Abo',
    paragraphs: ['Sie möchten den Newsletter von Tastwerk erhalten? Dann bestätigen Sie das bitte.'],
    action: 'Newsletter bestätigen',
    afterwards: [
      'Der Link gilt 7 Tage. Ohne Bestätigung erhalten Sie keinen Newsletter und müssen nichts weiter tun.',
    ],
  },
  'newsletter-welcome': {
    subject: 'Sie erhalten jetzt unseren Newsletter',
    paragraphs: ['Ihr Newsletter-Abo ist bestätigt. Sie können es jederzeit mit dem Link unten beenden.'],
  },
  newsletter: { subject: '{{subject}}', paragraphs: [] },
  'new-version': {
    subject: 'Neue Version von „{{title}}“',
    paragraphs: [
      'zu Ihrer Grafik „{{title}}“ gibt es eine neue Version, veröffentlicht von {{who}}. Ihre eigene Version bleibt erhalten: Sie können jede Version ansehen und wiederherstellen.',
    ],
    action: 'Versionen ansehen',
    afterwards: [
      'Andere können Ihre Grafiken verbessern. Zu weiteren Versionen schreiben wir Ihnen höchstens einmal pro Stunde.',
    ],
  },
  'content-hidden': {
    subject: '„{{title}}“ ist verborgen',
    paragraphs: [
      'wir haben {{part}} verborgen. Sie ist nicht gelöscht: Wenn Sie angemeldet sind, sehen Sie sie weiterhin; andere sehen sie nicht mehr.',
    ],
    action: 'Ansehen',
    afterwards: [
      'Sie können eine verbesserte Version veröffentlichen. Sind Sie mit der Entscheidung nicht einverstanden, oder ist das Problem behoben? Dann schreiben Sie uns bitte; unsere Anschrift steht im Impressum. Wir prüfen die Entscheidung dann noch einmal.',
    ],
  },
  'content-shown': {
    subject: '„{{title}}“ ist wieder sichtbar',
    paragraphs: ['wir zeigen {{part}} wieder. Jetzt können alle sie finden und ansehen.'],
    action: 'Ansehen',
  },
  'account-deleted': {
    subject: 'Ihr Konto wurde gelöscht',
    paragraphs: [
      'Ihr Konto bei Tastwerk und Ihre persönlichen Daten sind gelöscht, ebenso Grafiken, die nicht im Katalog standen. Grafiken im Katalog bleiben unter ihrer Lizenz ohne Ihren Namen erhalten.',
    ],
  },
  'order-confirmation': {
    subject: 'Ihre Bestellung ist eingegangen',
    paragraphs: [
      'vielen Dank für Ihre Bestellung Nr. {{order}}. Sie ist bei uns eingegangen; alle Angaben stehen unten. Bitte bewahren Sie diese E-Mail auf.',
      'Stimmt etwas nicht? Solange die Bestellung nicht in Produktion ist, können Sie sie in Ihrem Konto stornieren.',
    ],
    action: 'Bestellung ansehen',
  },
  'order-transferred': {
    subject: 'Ihre Bestellung ist in Produktion',
    paragraphs: [
      'Ihre Bestellung Nr. {{order}} wird jetzt hergestellt. Wir schreiben Ihnen, sobald sie unterwegs ist.',
    ],
    action: 'Bestellung ansehen',
  },
  'order-shipped': {
    subject: 'Ihre Bestellung ist unterwegs',
    paragraphs: ['Ihre Bestellung Nr. {{order}} wurde verschickt.'],
    action: 'Bestellung ansehen',
  },
  'order-waiting-for-payment': {
    subject: 'Wir warten auf Ihre Zahlung',
    paragraphs: [
      'wir bearbeiten Ihre Bestellung Nr. {{order}} weiter, sobald Ihre Zahlung eingegangen ist. Die Rechnung finden Sie in Ihrem Konto bei der Bestellung.',
    ],
    action: 'Bestellung ansehen',
  },
  'order-paid': {
    subject: 'Ihre Zahlung ist eingegangen',
    paragraphs: [
      'vielen Dank, Ihre Zahlung ist eingegangen. Wir bearbeiten Ihre Bestellung Nr. {{order}} jetzt weiter.',
    ],
    action: 'Bestellung ansehen',
  },
  'order-canceled': {
    subject: 'Ihre Bestellung ist storniert',
    paragraphs: [
      'Ihre Bestellung Nr. {{order}} ist storniert und wird nicht geliefert. Gab es schon eine Rechnung, finden Sie die Rechnungskorrektur in Ihrem Konto bei der Bestellung.',
    ],
    action: 'Bestellung ansehen',
  },
  invoice: {
    subject: 'Ihre Rechnung {{number}}',
    paragraphs: [
      'im Anhang finden Sie die Rechnung {{number}} zu Ihrer Bestellung Nr. {{order}}. Sie finden sie auch in Ihrem Konto bei der Bestellung.',
    ],
    action: 'Bestellung ansehen',
  },
  'credit-note': {
    subject: 'Rechnungskorrektur {{number}}',
    paragraphs: [
      'im Anhang finden Sie die Rechnungskorrektur {{number}} zu Ihrer Bestellung Nr. {{order}}. Sie hebt die Rechnung auf, die darin genannt ist.',
    ],
    action: 'Bestellung ansehen',
  },
  'production-canceled': {
    subject: 'Nicht herstellen: Bestellung Nr. {{order}} ist storniert',
    paragraphs: [
      'die Bestellung Nr. {{order}} ist storniert. Bitte stellen Sie sie nicht her und verschicken Sie sie nicht. Das Produktionspaket ist gelöscht.',
      'Ist die Sendung schon unterwegs, sagen Sie uns bitte Bescheid.',
    ],
  },
  'production-package': {
    subject: 'Neuer Produktionsauftrag',
    paragraphs: [
      'die Bestellung Nr. {{order}} kann hergestellt werden. Das Produktionspaket enthält Druckdateien, Packliste, Lieferschein und Adressetikett.',
    ],
    action: 'Produktionspaket herunterladen',
    afterwards: [
      'Der Link gilt 7 Tage und nur einmal. Danach finden Sie das Paket nach der Anmeldung bei den Produktionsaufträgen.',
    ],
  },
  'quote-requested': {
    subject: 'Ihre Angebotsanfrage ist eingegangen',
    paragraphs: [
      'Ihre Anfrage Nr. {{request}} ist bei uns eingegangen. Wir schicken Ihnen ein Angebot an diese Adresse. Sie haben damit noch nichts bestellt.',
      'Wenn Sie nichts angefragt haben, müssen Sie nichts tun.',
    ],
  },
  'quote-to-answer': {
    subject: 'Neue Angebotsanfrage',
    paragraphs: ['die Angebotsanfrage Nr. {{request}} wartet auf eine Antwort.'],
    action: 'Anfragen ansehen',
  },
  'offer-sent': {
    subject: 'Unser Angebot Nr. {{number}}',
    paragraphs: [
      'vielen Dank für Ihre Anfrage. Im Anhang finden Sie unser Angebot Nr. {{number}} als PDF. Es gilt bis zum {{day}}.',
      'Sie können es auf unserer Seite ansehen und dort annehmen oder ablehnen. Erst mit der Annahme bestellen Sie.',
    ],
    action: 'Angebot ansehen',
    afterwards: [
      'Bitte geben Sie den Link nicht weiter: Wer ihn hat, kann dieses Angebot sehen und ablehnen.',
    ],
  },
  'offer-withdrawn': {
    subject: 'Unser Angebot Nr. {{number}} gilt nicht mehr',
    paragraphs: [
      'unser Angebot Nr. {{number}} vom {{day}} haben wir zurückgezogen. Sie können es nicht mehr annehmen, und der Link in unserer früheren E-Mail gilt nicht mehr.',
      'Sie müssen nichts tun. Wenn Sie Fragen haben oder ein neues Angebot möchten, schreiben Sie uns gern.',
    ],
    action: 'Kontakt aufnehmen',
  },
  'offer-answered': {
    subject: 'Antwort auf das Angebot Nr. {{number}}',
    paragraphs: ['Auf das Angebot Nr. {{number}} ist eine Antwort eingegangen.'],
    action: 'Anfrage ansehen',
  },
  'withdrawal-received': {
    subject: 'Ihr Widerruf ist eingegangen',
    paragraphs: [
      'Ihr Widerruf ist bei uns eingegangen. Diese E-Mail bestätigt Ihnen seinen Inhalt und den Zeitpunkt; bitte bewahren Sie sie auf. Wir melden uns mit den nächsten Schritten.',
      'Wenn Sie nichts widerrufen haben, schreiben Sie uns bitte.',
    ],
    action: 'Bestellung ansehen',
  },
  'contact-message': {
    subject: 'Neue Nachricht über das Kontaktformular',
    paragraphs: [
      'über das Kontaktformular ist eine Nachricht eingegangen. Bitte antworten Sie an die Adresse, die darin steht.',
    ],
  },
  'withdrawal-to-settle': {
    subject: 'Neuer Widerruf',
    paragraphs: ['ein Vertrag wurde widerrufen. Bitte bearbeiten Sie den Widerruf umgehend.'],
    action: 'Widerrufe ansehen',
  },
};
