import { type ApiLanguage, WITHDRAWAL_DAYS } from '@tastwerk/contracts';
import type { Operator } from '../../../../platform/config/operator.js';

/** The days of the period in words, as the model instructions write them. */
const DAYS = { de: 'vierzehn', en: 'fourteen' } as const satisfies Record<ApiLanguage, string>;

/**
 * How a consumer withdraws from an order, after the model instructions for the delivery of goods (annex 1 to article 246a § 1 (2) EGBGB; the
 * English ones are those of annex I to directive 2011/83/EU). `page` is where it can be done online.
 */
export function withdrawalInstructions(
  operator: Operator,
  page: string,
  language: ApiLanguage,
): readonly string[] {
  const { name, street, zip, city, email } = operator;
  const whom = `${name}, ${street}, ${zip} ${city}, ${email}`;
  const days = WITHDRAWAL_DAYS === 14 ? DAYS[language] : String(WITHDRAWAL_DAYS);
  if (language === 'de') {
    return [
      `Sie haben das Recht, binnen ${days} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt ${days} Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.`,
      `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${whom}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können Ihr Widerrufsrecht auch online unter ${page} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie zu Datum und Uhrzeit ihres Eingangs.`,
      'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
      `Folgen des Widerrufs: Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten, unverzüglich und spätestens binnen ${days} Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.`,
      'Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
      `Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen ${days} Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von ${days} Tagen absenden. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren. Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.`,
    ];
  }
  return [
    `You have the right to withdraw from this contract within ${days} days without giving any reason. The withdrawal period will expire after ${days} days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods.`,
    `To exercise the right of withdrawal, you must inform us (${whom}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You can also exercise your right of withdrawal online at ${page}. If you use this online function, we will send you without delay, on a durable medium (e.g. by e-mail), an acknowledgement of receipt with the content of your statement and the date and time of its receipt.`,
    'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
    `Effects of withdrawal: If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery, without undue delay and in any event not later than ${days} days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.`,
    'We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
    `You shall send back the goods or hand them over to us without undue delay and in any event not later than ${days} days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of ${days} days has expired. You will have to bear the direct cost of returning the goods. You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.`,
  ];
}

/** The model form for withdrawing (annex 2 to article 246a § 1 (2) EGBGB; annex I (B) to directive 2011/83/EU), line by line. */
export function withdrawalForm(operator: Operator, language: ApiLanguage): readonly string[] {
  const { name, street, zip, city, email } = operator;
  const whom = `${name}, ${street}, ${zip} ${city}`;
  if (language === 'de') {
    return [
      `An ${whom}, ${email}`,
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*):',
      'Bestellt am (*) / erhalten am (*):',
      'Name des/der Verbraucher(s):',
      'Anschrift des/der Verbraucher(s):',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
      'Datum:',
      '(*) Unzutreffendes streichen.',
    ];
  }
  return [
    `To ${whom}, Germany, ${email}`,
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*):',
    'Ordered on (*) / received on (*):',
    'Name of consumer(s):',
    'Address of consumer(s):',
    'Signature of consumer(s) (only if this form is notified on paper):',
    'Date:',
    '(*) Delete as appropriate.',
  ];
}
