import { endpoint } from './endpoint.ts';

/** The API's own description, as OpenAPI 3.1. */
export const readDescription = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
  isFile: true,
  isConditional: true,
});
