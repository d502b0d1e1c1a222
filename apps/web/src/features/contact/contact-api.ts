import { injectRoutes } from '../../api/inject-routes.js';

export const { useContactQuery, useSendMessageMutation } = injectRoutes(({ query, mutation }) => ({
  contact: query('getContact'),
  sendMessage: mutation('sendContactMessage'),
}));
