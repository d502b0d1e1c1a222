import 'reflect-metadata';
import { SeedApp } from './seed-app.js';
import { processConfigurationOrExit } from './platform/config/configuration-or-exit.js';

const app = await SeedApp.create(processConfigurationOrExit());
try {
  await app.seed();
} finally {
  await app.close();
}
