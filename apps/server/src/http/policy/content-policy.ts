import { type InlineCode, NO_INLINE_CODE } from './inline-code.ts';

/** The header that carries a content security policy. */
export const CONTENT_POLICY = 'content-security-policy';

/**
 * The policy of the worker that makes audio files: its encoders are WebAssembly, and one brings a worker within. It sees no
 * page, and asks nobody but us.
 */
export const ENCODER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; connect-src 'self'";

/** Where Google Analytics comes from, and what it reports to (Google, "Use a Content Security Policy with gtag.js"). */
const ANALYTICS_SCRIPTS = ['https://*.googletagmanager.com'] as const;
const ANALYTICS_REPORTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
] as const;

/** What decides a content security policy. */
export interface ContentPolicyOptions {
  /** Lets pages load Google Analytics and report to it. */
  readonly usesAnalytics: boolean;
  /** The page's own inline code, the only one that runs on it; none by default. */
  readonly inlineCode?: InlineCode | undefined;
}

/** The policy that keeps a page to its own origin and free of inline code that is not ours (W3C CSP Level 3). */
export function contentPolicy({
  usesAnalytics,
  inlineCode = NO_INLINE_CODE,
}: ContentPolicyOptions): string {
  const scripts = usesAnalytics ? ANALYTICS_SCRIPTS : [];
  const reports = usesAnalytics ? ANALYTICS_REPORTS : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineCode.scripts, ...scripts],
    'style-src': ["'self'", ...inlineCode.styles],
    'img-src': ["'self'", 'data:', ...reports],
    'connect-src': ["'self'", ...reports],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
