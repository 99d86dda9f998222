import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { recommend } from '@overtone/recommender/recommend';
import { stimulusFrom } from '@overtone/engine/stimulus/plan';
import { steadyOutput } from '@overtone/testkit/outputs';

const SCREEN = steadyOutput(60);
const TASKS = [
  'debugging a race condition',
  'calm down before a talk',
  'résumer un article',
  'nap',
];

function microseconds(run: (i: number) => void, times: number): number {
  for (let i = 0; i < times / 10; i += 1) run(i);
  const startedAt = performance.now();
  for (let i = 0; i < times; i += 1) run(i);
  return ((performance.now() - startedAt) * 1000) / times;
}

/** What a suggestion and a plan cost. */
export function benchDomain(): string[] {
  const query = microseconds((i) => void recommend(TASKS[i % TASKS.length] ?? ''), 2000);
  const plan = microseconds(
    (i) => void stimulusFrom({ ...DEMO_DEFAULTS, isOn: true, visualHue: i % 361 }, SCREEN),
    2000,
  );
  return [
    `offline suggestion: ${query.toFixed(0)} µs a query (goal under 1000)`,
    `settings to plan: ${plan.toFixed(0)} µs`,
  ];
}
