import type { Hertz } from '../units.ts';
import { appDefaultsOf, defaultsOf } from './setting-row.ts';
import { SETTING_TABLE } from './setting-table.ts';
import type { SessionSettings } from './settings.ts';

/** Carrier used when no pitch is set, and the app's default carrier. */
export const DEFAULT_CARRIER_HZ: Hertz = SETTING_TABLE.session.isochronicPitch.defaultInApp;

/** Settings that the browser demo starts with. */
export const DEMO_DEFAULTS: SessionSettings = defaultsOf(SETTING_TABLE.session);

/** Settings that the desktop app starts with: the demo's, with the app's own carrier and hue. */
export const APP_DEFAULTS: SessionSettings = appDefaultsOf(SETTING_TABLE.session);
