import { CreateAccounts1763700000001 } from './1763700000001-create-accounts.js';
import { CreateCatalogue1763700000002 } from './1763700000002-create-catalogue.js';
import { CreateRendering1763700000003 } from './1763700000003-create-rendering.js';
import { CreateSeeding1763700000004 } from './1763700000004-create-seeding.js';
import { FollowRendering1763700000005 } from './1763700000005-follow-rendering.js';
import { CompleteAccounts1763700000006 } from './1763700000006-complete-accounts.js';
import { CompleteCatalogue1763700000010 } from './1763700000010-complete-catalogue.js';
import { CountPageViews1763700000020 } from './1763700000020-count-page-views.js';
import { TellAuthorsIfTheyWant1763700000030 } from './1763700000030-tell-authors-if-they-want.js';
import { CreateOrders1763700000040 } from './1763700000040-create-orders.js';
import { CreateInvoices1763700000050 } from './1763700000050-create-invoices.js';
import { Administer1763700000060 } from './1763700000060-administer.js';
import { LookAfterTheCatalogue1763700000070 } from './1763700000070-look-after-the-catalogue.js';
import { LetBooksEnd1763700000090 } from './1763700000090-let-books-end.js';
import { FindForAdmins1763700000100 } from './1763700000100-find-for-admins.js';
import { ChooseTheTerms1763700000110 } from './1763700000110-choose-the-terms.js';
import { TellSalesFromTrials1763700000120 } from './1763700000120-tell-sales-from-trials.js';
import { SendOffers1763700000130 } from './1763700000130-send-offers.js';
import { SendNewsletters1763700000131 } from './1763700000131-send-newsletters.js';
import { NameSubjects1763700000150 } from './1763700000150-name-subjects.js';
import { HandOnBraille1763700000160 } from './1763700000160-hand-on-braille.js';
import { OneTableOfJobs1763700000170 } from './1763700000170-one-table-of-jobs.js';
import { TellNamesApart1763700000180 } from './1763700000180-tell-names-apart.js';
import { FairJobs1763700000185 } from './1763700000185-fair-jobs.js';
import { MailsOfUnknownFate1763700000320 } from './1763700000320-mails-of-unknown-fate.js';
import { ChargeStampsOnce1763700000321 } from './1763700000321-charge-stamps-once.js';
import { ProveSessions1763700000323 } from './1763700000323-prove-sessions.js';
import { ConfirmWithdrawals1763700000322 } from './1763700000322-confirm-withdrawals.js';
import { SecondAdmin1763700000330 } from './1763700000330-second-admin.js';
import { UndoLoginChanges1763700000331 } from './1763700000331-undo-login-changes.js';
import { SignInAtProviders1763700000340 } from './1763700000340-sign-in-at-providers.js';
import { SystemsByTable1763700000350 } from './1763700000350-systems-by-table.js';
import { KeepOwnWords1763700000360 } from './1763700000360-keep-own-words.js';

/** Every migration in order. A published one is never changed; a change is one more. */
export const MIGRATIONS = [
  CreateAccounts1763700000001,
  CreateCatalogue1763700000002,
  CreateRendering1763700000003,
  CreateSeeding1763700000004,
  FollowRendering1763700000005,
  CompleteAccounts1763700000006,
  CompleteCatalogue1763700000010,
  CountPageViews1763700000020,
  TellAuthorsIfTheyWant1763700000030,
  CreateOrders1763700000040,
  CreateInvoices1763700000050,
  Administer1763700000060,
  LookAfterTheCatalogue1763700000070,
  LetBooksEnd1763700000090,
  FindForAdmins1763700000100,
  ChooseTheTerms1763700000110,
  TellSalesFromTrials1763700000120,
  SendOffers1763700000130,
  SendNewsletters1763700000131,
  NameSubjects1763700000150,
  HandOnBraille1763700000160,
  OneTableOfJobs1763700000170,
  TellNamesApart1763700000180,
  FairJobs1763700000185,
  MailsOfUnknownFate1763700000320,
  ChargeStampsOnce1763700000321,
  ConfirmWithdrawals1763700000322,
  ProveSessions1763700000323,
  SecondAdmin1763700000330,
  UndoLoginChanges1763700000331,
  SignInAtProviders1763700000340,
  SystemsByTable1763700000350,
  KeepOwnWords1763700000360,
] as const;
