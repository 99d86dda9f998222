import { z } from 'zod';

/** Themes that a person can choose; `system` follows the device. */
export const THEME_CHOICES = ['system', 'day', 'night'] as const;

/** Theme that a person chose. */
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** How close together the controls stand. */
export const LAYOUTS = ['roomy', 'compact'] as const;

/** How close together the controls stand. */
export type Layout = (typeof LAYOUTS)[number];

/** How the product itself looks and behaves, apart from any session. */
export const interfaceSettingsSchema = z.strictObject({
  theme: z.enum(THEME_CHOICES),
  layout: z.enum(LAYOUTS),
  /** Whether the person is asked how focused they feel, before and after a session. */
  asksForRatings: z.boolean(),
});

/** How the product itself looks and behaves. */
export type InterfaceSettings = Readonly<z.infer<typeof interfaceSettingsSchema>>;

/** What holds until a person chooses otherwise. */
export const DEFAULT_INTERFACE: InterfaceSettings = {
  theme: 'system',
  layout: 'roomy',
  asksForRatings: true,
};
