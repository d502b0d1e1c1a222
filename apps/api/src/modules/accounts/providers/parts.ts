import { CallbackGuard } from './callback.guard.js';
import { CodeFlow } from './code-flow.service.js';
import { IdentitiesController } from './identities.controller.js';
import { IdentityRepository } from './identity.repository.js';
import { IdentityService } from './identity.service.js';
import { NewProviderAccounts } from './new-provider-account.service.js';
import { OpenIdConnectStrategy } from './openid-connect.strategy.js';
import { PendingSignIns } from './pending-sign-ins.service.js';
import { ProviderClients } from './provider-clients.service.js';
import { ProviderSignIn } from './provider-sign-in.service.js';
import { SignInCallback } from './sign-in-callback.service.js';
import { SignInCookies } from './sign-in-cookies.js';
import { SignInProvidersController } from './sign-in-providers.controller.js';

/** What the module of accounts has of signing in at providers. */
export const PROVIDER_CONTROLLERS = [SignInProvidersController, IdentitiesController];
export const PROVIDER_SERVICES = [
  ProviderClients,
  PendingSignIns,
  CodeFlow,
  IdentityRepository,
  IdentityService,
  NewProviderAccounts,
  ProviderSignIn,
  SignInCallback,
  SignInCookies,
  OpenIdConnectStrategy,
  CallbackGuard,
];
