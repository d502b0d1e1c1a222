import { answer, type FakeRoutes } from './fake-api.js';

/** Answers what the server says of itself: whether it sells, and how its operator is reached. */
export function backendRoute(sales: 'on' | 'off', phone: string | null = null): FakeRoutes {
  const contact = { email: 'verkauf@tastwerk.example', phone };
  return { 'GET /BACKEND.json': () => answer({ version: '1.2.3', sales, contact, demoAccounts: [] }) };
}
