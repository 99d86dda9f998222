import { defineConfig, type OxlintConfig } from 'oxlint';

/** What each room may import; everything else from the house, and every package not its own, is refused. */
const ROOMS = {
  domain: [],
  recommender: ['domain'],
  engine: ['domain'],
  calendar: ['domain'],
  client: ['domain', 'calendar', 'recommender'],
  ui: ['domain', 'client'],
  nature: ['domain', 'engine'],
  render: ['domain', 'engine'],
  testkit: ['domain', 'engine', 'client'],
  web: ['ui', 'client', 'engine', 'domain', 'render'],
  server: ['domain', 'calendar', 'recommender'],
  desktop: ['ui', 'client', 'engine', 'domain', 'recommender'],
} as const;

type Room = keyof typeof ROOMS;
type Pattern = {
  group?: string[];
  regex?: string;
  message: string;
  allowTypeImports?: boolean;
};

const REACT: Pattern = {
  group: ['react', 'react-dom', 'react-dom/*', 'react-aria-components', '@nanostores/react'],
  message: 'React lives in packages/ui and the apps.',
};
const DEEP: Pattern = {
  regex: '^(\\.\\./){3,}|@overtone/[a-z]+/src/',
  message: 'Import another package by its sub-path, not through folders.',
};
/** In the server folders lie one level deeper: a module has rooms of its own. */
const DEEPER: Pattern = { ...DEEP, regex: '^(\\.\\./){4,}|@overtone/[a-z]+/src/' };
const PURE: Pattern = {
  group: ['node:*', 'hono*', 'nanostores', 'pg', 'drizzle-orm*'],
  message: 'domain and recommender are functions alone; domain depends on zod only.',
};
const TAURI: Pattern = {
  group: ['@tauri-apps/*'],
  message: 'Only the desktop host port imports Tauri.',
};

function otherRooms(room: Room): Pattern[] {
  const allowed = ROOMS[room] as readonly string[];
  return Object.keys(ROOMS)
    .filter((other) => other !== room && !allowed.includes(other))
    .map((other) => ({
      group: [`@overtone/${other}`, `@overtone/${other}/*`],
      message: `${room} may not import ${other} (see docs/introduction.md).`,
      ...(room === 'client' && other === 'engine' ? { allowTypeImports: true } : {}),
    }));
}

function imports(room: Room, ...more: Pattern[]): NonNullable<OxlintConfig['rules']> {
  return {
    'no-restricted-imports': [
      'error',
      { patterns: [...otherRooms(room), room === 'server' ? DEEPER : DEEP, TAURI, ...more] },
    ],
  };
}

/**
 * What another module of the server does is asked of its service, which is handed in. `up` leads to the folder of all
 * modules.
 */
function otherModules(up: string): Pattern {
  return {
    regex: `^${up}[a-z]`,
    message:
      'Another module is asked through its service (see modules.ts); its types may be named.',
    allowTypeImports: true,
  };
}

const DATE_NOW = {
  object: 'Date',
  property: 'now',
  message: 'Time is handed in; clock files read it.',
};
const PERF_NOW = {
  object: 'performance',
  property: 'now',
  message: 'Time is handed in; clock files read it.',
};
const PROCESS_ENV = {
  object: 'process',
  property: 'env',
  message: 'Only the env file of an app reads the environment.',
};
const RANDOM = { object: 'Math', property: 'random', message: 'Randomness is handed in, seeded.' };

const WEB_AUDIO = [
  'AudioContext',
  'OfflineAudioContext',
  'BaseAudioContext',
  'GainNode',
  'OscillatorNode',
  'PeriodicWave',
  'AudioBufferSourceNode',
  'BiquadFilterNode',
  'AudioWorkletNode',
].map((name) => ({ name, message: 'Web Audio lives in engine/audio and engine/clock.' }));
const WEB_GL = ['WebGL2RenderingContext', 'WebGLRenderingContext', 'OffscreenCanvas'].map(
  (name) => ({
    name,
    message: 'WebGL lives in engine/visual.',
  }),
);
const TIMERS = ['setTimeout', 'setInterval', 'requestAnimationFrame'].map((name) => ({
  name,
  message: 'Timers are handed in; the host port or a clock file owns them.',
}));
const BROWSER = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'fetch',
  'location',
].map((name) => ({ name, message: 'The host is reached through its port.' }));

const TESTS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  'e2e/**',
  'scripts/**',
  'packages/testkit/**',
  'apps/*/src/testing/**',
  'packages/client/src/**/testing/**',
  'apps/server/src/faults/**',
  'apps/server/src/rehearsal/**',
];

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'react',
    'jsx-a11y',
    'promise',
    'vitest',
  ],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  ignorePatterns: [
    '**/dist/**',
    'data/**',
    'apps/server/drizzle/**',
    'apps/desktop/src-tauri/**',
    '**/*.gen.ts',
  ],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'vitest/no-conditional-expect': 'off',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    'no-console': 'error',
    'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    'eslint/no-underscore-dangle': 'off',
    'eslint/no-shadow': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'react/react-in-jsx-scope': 'off',
    'no-restricted-properties': ['error', DATE_NOW, PERF_NOW, PROCESS_ENV, RANDOM],
  },
  overrides: [
    {
      files: ['packages/domain/**'],
      rules: {
        ...imports('domain', REACT, PURE),
        'no-restricted-globals': ['error', ...BROWSER, ...TIMERS, ...WEB_AUDIO, ...WEB_GL],
      },
    },
    {
      files: ['packages/calendar/**'],
      rules: {
        ...imports('calendar', REACT),
        'no-restricted-globals': ['error', ...BROWSER, ...TIMERS, ...WEB_AUDIO, ...WEB_GL],
      },
    },
    {
      files: ['packages/recommender/**'],
      rules: {
        ...imports('recommender', REACT, PURE),
        'no-restricted-globals': ['error', ...BROWSER, ...TIMERS, ...WEB_AUDIO, ...WEB_GL],
      },
    },
    {
      files: ['packages/recommender/src/{*.ts,crisis/**,model/**,read/**}'],
      rules: imports('recommender', REACT, PURE, {
        group: ['../training/*', './training/*'],
        message: 'What trains the model is not there when it runs.',
      }),
    },
    {
      files: ['packages/engine/**'],
      rules: {
        ...imports('engine', REACT),
        'no-restricted-globals': ['error', ...WEB_AUDIO, ...WEB_GL, ...TIMERS],
      },
    },
    {
      files: ['packages/engine/src/audio/**'],
      rules: { 'no-restricted-globals': ['error', ...WEB_GL, ...TIMERS] },
    },
    {
      files: ['packages/engine/src/clock/**'],
      rules: {
        'no-restricted-globals': ['error', ...WEB_GL],
        'no-restricted-properties': ['error', PROCESS_ENV, RANDOM],
      },
    },
    {
      files: ['packages/engine/src/visual/**'],
      rules: { 'no-restricted-globals': ['error', ...WEB_AUDIO, ...TIMERS] },
    },
    {
      files: ['packages/client/**'],
      rules: {
        ...imports('client', REACT),
        'no-restricted-globals': ['error', ...BROWSER, ...TIMERS, ...WEB_AUDIO, ...WEB_GL],
      },
    },
    {
      files: ['packages/client/src/platform/web-view.ts'],
      rules: {
        'no-console': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-properties': ['error', PROCESS_ENV, RANDOM],
      },
    },
    {
      files: ['packages/ui/**'],
      rules: {
        ...imports('ui'),
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'ui asks client.' },
          { name: 'localStorage', message: 'ui asks client.' },
          ...WEB_AUDIO,
          ...WEB_GL,
        ],
      },
    },
    { files: ['packages/nature/**'], rules: { ...imports('nature', REACT), 'no-console': 'off' } },
    {
      files: ['packages/render/**'],
      rules: {
        ...imports('render', REACT),
        'no-restricted-globals': ['error', ...WEB_AUDIO, ...WEB_GL, ...TIMERS],
      },
    },
    // Every index of a sample loop, or of one over all backgrounds, is bounded by the loop; a check would cost more than the sum.
    {
      files: [
        'packages/engine/src/dsp/**',
        'packages/engine/src/audio/noise.ts',
        'packages/engine/src/limiter/**',
        'packages/engine/src/safety/**',
        'packages/engine/src/stimulus/light-table.ts',
        'packages/nature/**',
        'packages/render/src/samples/**',
        'packages/testkit/src/light/change-counter.ts',
      ],
      rules: { 'typescript/no-non-null-assertion': 'off' },
    },
    { files: ['packages/testkit/**'], rules: imports('testkit', REACT) },
    {
      files: ['apps/web/**'],
      rules: { ...imports('web'), 'no-restricted-globals': ['error', ...WEB_AUDIO, ...WEB_GL] },
    },
    { files: ['apps/server/**'], rules: imports('server', REACT) },
    {
      files: ['apps/server/src/modules/*/*.ts'],
      rules: imports('server', REACT, otherModules('\\.\\./')),
    },
    {
      files: ['apps/server/src/modules/*/*/*.ts'],
      rules: imports('server', REACT, otherModules('\\.\\./\\.\\./')),
    },
    {
      files: ['apps/desktop/**'],
      rules: {
        ...imports('desktop'),
        'no-restricted-globals': ['error', ...WEB_AUDIO, ...WEB_GL, ...TIMERS],
      },
    },
    { files: ['apps/desktop/src/overlay/**'], rules: imports('desktop', REACT) },
    {
      files: ['apps/desktop/src/platform/**'],
      rules: {
        'no-console': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-imports': ['error', { patterns: [...otherRooms('desktop'), DEEP] }],
        'no-restricted-properties': ['error', PROCESS_ENV, RANDOM],
      },
    },
    {
      files: ['apps/server/src/env.ts', 'apps/server/src/main.ts'],
      rules: { 'no-restricted-properties': ['error', RANDOM] },
    },
    {
      files: ['apps/web/src/platform/**'],
      rules: { 'no-console': 'off', 'no-restricted-properties': ['error', PROCESS_ENV, RANDOM] },
    },
    {
      files: ['**/*.config.ts', 'scripts/**', 'deploy/**'],
      rules: {
        'import/no-default-export': 'off',
        'no-console': 'off',
        'no-restricted-properties': 'off',
      },
    },
    {
      // Sentences to train on, one a line: nothing but data.
      files: ['packages/recommender/src/training/voices/**'],
      rules: { 'max-lines': 'off' },
    },
    {
      files: TESTS,
      rules: {
        'no-restricted-globals': 'off',
        'no-restricted-imports': 'off',
        'no-restricted-properties': 'off',
        'max-lines': 'off',
        'typescript/unbound-method': 'off',
        'typescript/no-unsafe-type-assertion': 'off',
        'typescript/require-array-sort-compare': 'off',
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'fc.assert'] }],
      },
    },
  ],
});
