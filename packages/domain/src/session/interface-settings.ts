import type { z } from 'zod';
import { defaultsOf } from './setting-row.ts';
import { schemaOf } from './setting-schema.ts';
import { SETTING_TABLE } from './setting-table.ts';

/** How the product itself looks and behaves, apart from any session. */
export const interfaceSettingsSchema = schemaOf(SETTING_TABLE.interface);

/** How the product itself looks and behaves. */
export type InterfaceSettings = Readonly<z.infer<typeof interfaceSettingsSchema>>;

/** Theme that a person chose. */
export type ThemeChoice = InterfaceSettings['theme'];

/** What a person sees: by day on light paper, by night on dark. */
export type ShownTheme = Exclude<ThemeChoice, 'system'>;

/** How close together the controls stand. */
export type Layout = InterfaceSettings['layout'];

/** What holds until a person chooses otherwise. */
export const DEFAULT_INTERFACE: InterfaceSettings = defaultsOf(SETTING_TABLE.interface);
