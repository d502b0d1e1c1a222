import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADDRESS, ORDER, PRODUCED_ORDER, quoteRoute } from '../../apps/web/test/shop-data.js';
import { answer, type FakeRoutes, refusal } from '../../apps/web/test/fake-api.js';
import { StoryApp, type StoryAppProps } from '../../apps/web/test/story-app.js';

/** The screens from the basket to the parcel, in the states that are rare in the running product. */
const meta: Meta<StoryAppProps> = {
  title: 'Screens/Shop',
  parameters: { layout: 'fullscreen' },
  args: { path: '/basket' },
  argTypes: { language: { table: { disable: true } } },
  render: (args, { globals, id }) => {
    const language = globals['language'] === 'en' ? 'en' : 'de';
    return <StoryApp {...args} language={language} key={`${id} ${language}`} />;
  },
};

export default meta;

type Story = StoryObj<StoryAppProps>;

const line = (contentId: number, quantity = 1) => ({ contentId, productId: 'graphic' as const, quantity });
const quoted: FakeRoutes = { 'POST /api/quotes': quoteRoute() };
const known: FakeRoutes = { ...quoted, 'GET /api/users/addresses': () => answer([ADDRESS]) };
const LONG_TITLE =
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen im Querschnitt mit allen Schichten von außen nach innen';

export const Basket: Story = { args: { routes: quoted, basket: [line(7, 2), line(8)] } };

export const BasketOfTwentyLines: Story = {
  args: { routes: quoted, basket: Array.from({ length: 20 }, (_, index) => line(index + 1)) },
};

export const EmptyBasket: Story = {};

export const BasketAboveTheMaximum: Story = { args: { routes: quoted, basket: [line(7, 40)] } };

export const BasketWithContentThatIsGone: Story = {
  args: { routes: { 'POST /api/quotes': quoteRoute([8]) }, basket: [line(7), line(8)] },
};

export const BasketWithoutPrice: Story = {
  args: { routes: { 'POST /api/quotes': () => refusal('INTERNAL') }, basket: [line(7, 2)] },
};

export const BasketWithoutServer: Story = { args: { basket: [line(7, 2)] } };

export const CheckoutLogin: Story = {
  args: { path: '/checkout/login', routes: quoted, basket: [line(7)] },
};

export const CheckoutAddress: Story = {
  args: { path: '/checkout/address', routes: known, basket: [line(7)], role: 0 },
};

export const CheckoutFirstAddresses: Story = {
  args: {
    path: '/checkout/address',
    routes: { ...known, 'GET /api/users/addresses': () => answer([]) },
    basket: [line(7)],
    role: 0,
    checkout: { isInvoiceSeparate: true },
  },
};

export const CheckoutPayment: Story = {
  args: {
    path: '/checkout/payment',
    routes: known,
    basket: [line(7)],
    role: 0,
    checkout: { shipping: ADDRESS.id },
  },
};

export const CheckoutOverview: Story = {
  args: {
    path: '/checkout/overview',
    routes: known,
    basket: [line(7, 2), line(8)],
    role: 0,
    checkout: { shipping: ADDRESS.id, paymentMethod: 'invoice' },
  },
};

export const OrderReceived: Story = {
  args: {
    path: '/order-completed',
    role: 0,
    checkout: {
      order: {
        id: 12,
        status: 1,
        total_gross: ORDER.total_gross,
        created_at: ORDER.created_at,
        is_trial: false,
      },
    },
  },
};

export const Orders: Story = {
  args: {
    path: '/account/orders',
    routes: {
      'GET /api/orders': () =>
        answer(
          ([0, 1, 2, 3, 4, 5] as const).map((status) => ({
            ...ORDER,
            id: 20 - status,
            status,
            items: Array.from({ length: status + 1 }, (_, index) => ({
              ...ORDER.items[0],
              content_id: index,
              graphic_title: index === 0 ? LONG_TITLE : `Grafik ${index}`,
            })),
          })),
        ),
    },
    role: 0,
  },
};

export const NoOrders: Story = {
  args: { path: '/account/orders', routes: { 'GET /api/orders': () => answer([]) }, role: 0 },
};

const INVOICE = { id: 1, number: '2026-0001', kind: 'invoice', created_at: ORDER.created_at };

export const OrderShipped: Story = {
  args: {
    path: '/account/orders/12',
    routes: {
      'GET /api/orders/12': () =>
        answer({
          ...ORDER,
          status: 3,
          tracking_number: '00340434161094042557',
          comment: 'Bitte beim Hausmeister abgeben.\nEr ist bis 15 Uhr da.',
          invoices: [INVOICE],
          history: [
            ...ORDER.history,
            { status: 2, by: 'admin', reason: '', created_at: ORDER.created_at },
            { status: 3, by: 'partner', reason: '', created_at: ORDER.created_at },
          ],
        }),
    },
    role: 0,
  },
};

export const OrderCancelled: Story = {
  args: {
    path: '/account/orders/12',
    routes: {
      'GET /api/orders/12': () =>
        answer({
          ...ORDER,
          status: 5,
          invoices: [INVOICE, { ...INVOICE, id: 2, number: '2026-0002', kind: 'credit_note' }],
          history: [
            ...ORDER.history,
            { status: 5, by: 'admin', reason: 'Das Papier ist aus.', created_at: ORDER.created_at },
          ],
        }),
    },
    role: 0,
  },
};

export const Withdrawal: Story = { args: { path: '/widerruf?order=12' } };

const produced = (orders: readonly object[]): FakeRoutes => ({
  'GET /api/production/orders': () => answer({ orders, sheets: PRODUCED_ORDER.sheets }),
});

export const Production: Story = {
  args: {
    path: '/partner',
    routes: produced([
      PRODUCED_ORDER,
      { ...PRODUCED_ORDER, id: 13, package: { state: 'running', size_bytes: null } },
      { ...PRODUCED_ORDER, id: 14, package: { state: 'failed', size_bytes: null } },
    ]),
    role: 2,
  },
};

export const NothingToProduce: Story = { args: { path: '/partner', routes: produced([]), role: 2 } };

export const PackageByLink: Story = { args: { path: '/partner?key=signed' } };
