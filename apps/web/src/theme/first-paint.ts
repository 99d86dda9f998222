// Runs by itself before a page is first drawn and before any module: a theme chosen by hand never begins as a flash of
// the other, and zod never tries to write code, which the content security policy would refuse and report.
import { deviceStorage } from '../platform/device-storage.ts';
import { keepSchemasFromEval } from '../platform/schemas-without-eval.ts';
import { showTheme } from './document-theme.ts';
import { readThemeChoice } from './theme-choice.ts';

showTheme(readThemeChoice(deviceStorage()));
keepSchemasFromEval();
