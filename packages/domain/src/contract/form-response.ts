import { z } from 'zod';

/**
 * Body of an accepted form. It is the same whether the address is new or known, so that nobody can find out who has
 * asked before.
 */
export const formResponseSchema = z.object({ ok: z.literal(true) });

/** Body of an accepted form. */
export type FormResponse = z.infer<typeof formResponseSchema>;

/** The one answer to every accepted form. */
export const FORM_ACCEPTED: FormResponse = { ok: true };
