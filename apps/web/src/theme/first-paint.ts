// Runs by itself before a page is first drawn, so that a theme chosen by hand never begins as a flash of the other.
import { deviceStorage } from '../platform/device-storage.ts';
import { showTheme } from './document-theme.ts';
import { readThemeChoice } from './theme-choice.ts';

showTheme(readThemeChoice(deviceStorage()));
