// Runs by itself before a page is first drawn and before any module: a theme chosen by hand never begins as a flash of
// the other, whoever is signed in finds their own places where they stay, and zod never tries to write code, which the content security policy would refuse and report.
import { isMarkedMember } from '@overtone/client/account/member-mark';
import { deviceStorage } from '../platform/device-storage.ts';
import { keepSchemasFromEval } from '../platform/schemas-without-eval.ts';
import { showTheme } from './document-theme.ts';
import { readThemeChoice } from './theme-choice.ts';

const storage = deviceStorage();
showTheme(readThemeChoice(storage));
document.documentElement.toggleAttribute('data-member', isMarkedMember(storage));
keepSchemasFromEval();
